/* prof65_cpu.h: the NMOS 6502 of prof65: memory, registers and one instruction at a time, with the cycles
 * that "sim65 -c" counts. All of it is static, so that the compiler can merge it into prof65's loop.
 *
 * Some errors of sim65 2.19 are not copied, because a program that meets them fails there anyway: it takes
 * ROL abs,X for two bytes, gets decimal mode wrong and does not wrap an index beyond $FFFF.
 */
/* SPDX-License-Identifier: MIT */
#ifndef LAB_COMMON_PROF65_CPU_H
#define LAB_COMMON_PROF65_CPU_H
#include <stdbool.h>
#include <stdint.h>

enum { CARRY = 1, ZERO = 2, INTERRUPT = 4, DECIMAL = 8, BREAK = 16, UNUSED = 32, OVERFLOW = 64, NEGATIVE = 128 };
enum mode { IMP, IMM, ZPG, ZPX, ZPY, IZX, IZY, ABS, ABX, ABY, IND, REL };
/* The order matters: execute() distinguishes the groups by their first and last members. */
enum operation {
    ILLEGAL,
    ADC, AND, BIT, CMP, CPX, CPY, EOR, LDA, LDX, LDY, ORA, SBC,                /* read memory */
    STA, STX, STY,                                                             /* write memory */
    ASL, DEC, INC, LSR, ROL, ROR,                                              /* change memory */
    ASL_A, LSR_A, ROL_A, ROR_A,                                                /* change the accumulator */
    BRANCH,
    CLEAR, SET, DEX, DEY, INX, INY, NOP, TAX, TAY, TSX, TXA, TXS, TYA,         /* registers only */
    BRK, JMP, JSR, PHA, PHP, PLA, PLP, RTI, RTS                                /* stack and program counter */
};
struct opcode { uint8_t operation, mode, cycles; };

#define ALL_MODES(first, name, slow) /* slow: stores always pay for the page crossing */ \
    [first] = { name, IZX, 6 }, [first + 0x04] = { name, ZPG, 3 }, [first + 0x0C] = { name, ABS, 4 }, \
    [first + 0x10] = { name, IZY, 5 + slow }, [first + 0x14] = { name, ZPX, 4 }, \
    [first + 0x18] = { name, ABY, 4 + slow }, [first + 0x1C] = { name, ABX, 4 + slow }
#define READS(first, name) ALL_MODES(first, name, 0), [first + 0x08] = { name, IMM, 2 }
#define CHANGES(first, name) [first] = { name, ZPG, 5 }, [first + 0x08] = { name, ABS, 6 }, \
    [first + 0x10] = { name, ZPX, 6 }, [first + 0x18] = { name, ABX, 7 }
#define IMPLIED(code, name) [code] = { name, IMP, 2 }

static const struct opcode opcodes[256] = {
    READS(0x01, ORA), READS(0x21, AND), READS(0x41, EOR), READS(0x61, ADC),
    READS(0xA1, LDA), READS(0xC1, CMP), READS(0xE1, SBC), ALL_MODES(0x81, STA, 1),
    CHANGES(0x06, ASL), CHANGES(0x26, ROL), CHANGES(0x46, LSR), CHANGES(0x66, ROR),
    CHANGES(0xC6, DEC), CHANGES(0xE6, INC),
    IMPLIED(0x0A, ASL_A), IMPLIED(0x2A, ROL_A), IMPLIED(0x4A, LSR_A), IMPLIED(0x6A, ROR_A),
    [0xA2] = { LDX, IMM, 2 }, [0xA6] = { LDX, ZPG, 3 }, [0xAE] = { LDX, ABS, 4 }, [0xB6] = { LDX, ZPY, 4 },
    [0xBE] = { LDX, ABY, 4 }, [0xA0] = { LDY, IMM, 2 }, [0xA4] = { LDY, ZPG, 3 }, [0xAC] = { LDY, ABS, 4 },
    [0xB4] = { LDY, ZPX, 4 }, [0xBC] = { LDY, ABX, 4 }, [0x24] = { BIT, ZPG, 3 }, [0x2C] = { BIT, ABS, 4 },
    [0xE0] = { CPX, IMM, 2 }, [0xE4] = { CPX, ZPG, 3 }, [0xEC] = { CPX, ABS, 4 },
    [0xC0] = { CPY, IMM, 2 }, [0xC4] = { CPY, ZPG, 3 }, [0xCC] = { CPY, ABS, 4 },
    [0x86] = { STX, ZPG, 3 }, [0x8E] = { STX, ABS, 4 }, [0x96] = { STX, ZPY, 4 },
    [0x84] = { STY, ZPG, 3 }, [0x8C] = { STY, ABS, 4 }, [0x94] = { STY, ZPX, 4 },
    [0x10] = { BRANCH, REL, 2 }, [0x30] = { BRANCH, REL, 2 }, [0x50] = { BRANCH, REL, 2 },
    [0x70] = { BRANCH, REL, 2 }, [0x90] = { BRANCH, REL, 2 }, [0xB0] = { BRANCH, REL, 2 },
    [0xD0] = { BRANCH, REL, 2 }, [0xF0] = { BRANCH, REL, 2 },
    IMPLIED(0x18, CLEAR), IMPLIED(0x58, CLEAR), IMPLIED(0xB8, CLEAR), IMPLIED(0xD8, CLEAR),
    IMPLIED(0x38, SET), IMPLIED(0x78, SET), IMPLIED(0xF8, SET), IMPLIED(0xEA, NOP),
    IMPLIED(0xCA, DEX), IMPLIED(0x88, DEY), IMPLIED(0xE8, INX), IMPLIED(0xC8, INY), IMPLIED(0xAA, TAX),
    IMPLIED(0xA8, TAY), IMPLIED(0xBA, TSX), IMPLIED(0x8A, TXA), IMPLIED(0x9A, TXS), IMPLIED(0x98, TYA),
    [0x00] = { BRK, IMP, 7 }, [0x4C] = { JMP, ABS, 3 }, [0x6C] = { JMP, IND, 5 }, [0x20] = { JSR, ABS, 6 },
    [0x48] = { PHA, IMP, 3 }, [0x08] = { PHP, IMP, 3 }, [0x68] = { PLA, IMP, 4 }, [0x28] = { PLP, IMP, 4 },
    [0x40] = { RTI, IMP, 6 }, [0x60] = { RTS, IMP, 6 }
};

static uint8_t memory[0x10000];
static uint8_t reg_a, reg_x, reg_y, stack_pointer, status;
static uint16_t program_counter;
static bool like_the_part; /* 1: like the real CPU where it differs from sim65 */

static unsigned word_at(uint16_t address)
{
    return memory[address] | memory[(uint16_t)(address + 1)] << 8;
}

static unsigned zero_page_word(uint8_t address)
{
    return memory[address] | memory[(uint8_t)(address + 1)] << 8;
}

static void put_word(uint16_t address, unsigned value)
{
    memory[address] = value;
    memory[(uint16_t)(address + 1)] = value >> 8;
}

static void push(uint8_t value)
{
    memory[0x100 | stack_pointer--] = value;
}

static uint8_t pull(void)
{
    return memory[0x100 | ++stack_pointer];
}

static uint8_t set_result(uint8_t value)
{
    status = (status & ~(NEGATIVE | ZERO)) | (value & NEGATIVE) | (value ? 0 : ZERO);
    return value;
}

static void set_flag(unsigned flag, bool on)
{
    status = on ? status | flag : status & ~flag;
}

static void compare(uint8_t reg, uint8_t value)
{
    set_flag(CARRY, reg >= value);
    set_result(reg - value);
}

/* In decimal mode the NMOS 6502 takes Z from the binary sum, N and V from before the last correction. */
static void add(uint8_t value)
{
    unsigned carry = status & CARRY, sum = reg_a + value + carry, low;
    set_result(sum);
    if (status & DECIMAL) {
        low = (reg_a & 15) + (value & 15) + carry;
        sum = (reg_a & 0xF0) + (value & 0xF0) + (low > 9 ? ((low + 6) & 15) + 16 : low);
        set_flag(NEGATIVE, sum & 0x80);
    }
    set_flag(OVERFLOW, ~(reg_a ^ value) & (reg_a ^ sum) & 0x80);
    if ((status & DECIMAL) && sum >= 0xA0)
        sum += 0x60;
    set_flag(CARRY, sum > 0xFF);
    reg_a = sum;
}

static void subtract(uint8_t value)
{
    int borrow = !(status & CARRY), low = (reg_a & 15) - (value & 15) - borrow;
    int difference = reg_a - value - borrow, result = difference;
    if (status & DECIMAL) {
        result = (reg_a & 0xF0) - (value & 0xF0) + (low < 0 ? ((low - 6) & 15) - 16 : low);
        if (result < 0)
            result -= 0x60;
    }
    set_flag(OVERFLOW, (reg_a ^ value) & (reg_a ^ difference) & 0x80);
    set_flag(CARRY, difference >= 0);
    set_result(difference);
    reg_a = result;
}

static void execute_read(enum operation operation, uint8_t value)
{
    switch (operation) {
    case ADC: add(value); break;
    case AND: reg_a = set_result(reg_a & value); break;
    case BIT: status = (status & 0x3D) | (value & 0xC0) | (reg_a & value ? 0 : ZERO); break;
    case CMP: compare(reg_a, value); break;
    case CPX: compare(reg_x, value); break;
    case CPY: compare(reg_y, value); break;
    case EOR: reg_a = set_result(reg_a ^ value); break;
    case LDA: reg_a = set_result(value); break;
    case LDX: reg_x = set_result(value); break;
    case LDY: reg_y = set_result(value); break;
    case ORA: reg_a = set_result(reg_a | value); break;
    default: subtract(value); break;
    }
}

static uint8_t changed(enum operation operation, uint8_t value)
{
    unsigned carry = status & CARRY;
    switch (operation) {
    case DEC: return set_result(value - 1);
    case INC: return set_result(value + 1);
    case ASL: case ASL_A: set_flag(CARRY, value & 0x80); return set_result(value << 1);
    case ROL: case ROL_A: set_flag(CARRY, value & 0x80); return set_result(value << 1 | carry);
    case LSR: case LSR_A: set_flag(CARRY, value & 1); return set_result(value >> 1);
    default: set_flag(CARRY, value & 1); return set_result(value >> 1 | carry << 7);
    }
}

static void execute_register(enum operation operation, uint8_t code)
{
    static const uint8_t flags[4] = { CARRY, INTERRUPT, OVERFLOW, DECIMAL }; /* by the code's top two bits */
    switch (operation) {
    case CLEAR: status &= ~flags[code >> 6]; break;
    case SET: status |= flags[code >> 6]; break;
    case DEX: set_result(--reg_x); break;
    case DEY: set_result(--reg_y); break;
    case INX: set_result(++reg_x); break;
    case INY: set_result(++reg_y); break;
    case TAX: reg_x = set_result(reg_a); break;
    case TAY: reg_y = set_result(reg_a); break;
    case TSX: reg_x = set_result(stack_pointer); break;
    case TXA: reg_a = set_result(reg_x); break;
    case TXS: stack_pointer = reg_x; break;
    case TYA: reg_a = set_result(reg_y); break;
    default: break;
    }
}

/* Moves the program counter past the instruction; *late is 1 if indexing left the page. */
static uint16_t operand_address(enum mode mode, unsigned *late)
{
    uint16_t operand = program_counter + 1, base;
    uint8_t byte = memory[operand];
    program_counter += mode == IMP ? 1 : mode >= ABS && mode <= IND ? 3 : 2;
    switch (mode) {
    case IMP: case IMM: return operand;
    case ZPG: return byte;
    case ZPX: return (uint8_t)(byte + reg_x);
    case ZPY: return (uint8_t)(byte + reg_y);
    case IZX: return zero_page_word(byte + reg_x);
    case REL: return program_counter + (int8_t)byte;
    case ABS: return word_at(operand);
    case IND: /* a known error of the 6502: the pointer does not leave its page */
        base = word_at(operand);
        return memory[base] | memory[(base & 0xFF00) | (uint8_t)(base + 1)] << 8;
    default: break;
    }
    base = mode == IZY ? zero_page_word(byte) : word_at(operand);
    operand = base + (mode == ABX ? reg_x : reg_y);
    *late = (base ^ operand) > 0xFF;
    return operand;
}

/* The 6502 compares the page of the target with that of the next instruction; sim65 2.19, by mistake, with that of the
 * branch itself, which differs for a branch in the last two bytes of a page.
 */
static unsigned take_branch(uint8_t code, uint16_t target)
{
    static const uint8_t flags[4] = { NEGATIVE, OVERFLOW, CARRY, ZERO }; /* by the code's top two bits */
    uint16_t origin = like_the_part ? program_counter : program_counter - 2;
    if (!(status & flags[code >> 6]) == !!(code & 0x20))
        return 0;
    program_counter = target;
    return (origin ^ target) > 0xFF ? 2 : 1;
}

static void pull_program_counter(int offset)
{
    unsigned low = pull();
    program_counter = (low | pull() << 8) + offset;
}

static void push_word(uint16_t value)
{
    push(value >> 8);
    push(value);
}

static void execute_control(enum operation operation, uint16_t target)
{
    switch (operation) {
    case BRK:
        push_word(program_counter + 1);
        push(status | BREAK | UNUSED);
        status |= INTERRUPT;
        program_counter = word_at(0xFFFE);
        break;
    case JSR: push_word(program_counter - 1); /* fall through */
    case JMP: program_counter = target; break;
    case PHA: push(reg_a); break;
    case PHP: push(status | BREAK | UNUSED); break;
    case PLA: reg_a = set_result(pull()); break;
    case PLP: status = pull(); break;
    case RTI: status = pull(); pull_program_counter(0); break;
    default: pull_program_counter(1); break;
    }
}

/* Runs one instruction and returns its cycles; 0 for an illegal opcode, which is not run. */
static unsigned execute(void)
{
    uint8_t code = memory[program_counter];
    const struct opcode *opcode = &opcodes[code];
    enum operation operation = opcode->operation;
    unsigned late = 0, cycles = opcode->cycles;
    uint16_t address;
    if (operation == ILLEGAL)
        return 0;
    address = operand_address(opcode->mode, &late);
    if (operation <= SBC) {
        execute_read(operation, memory[address]);
        cycles += late;
    } else if (operation <= STY)
        memory[address] = operation == STA ? reg_a : operation == STX ? reg_x : reg_y;
    else if (operation <= ROR)
        memory[address] = changed(operation, memory[address]);
    else if (operation <= ROR_A)
        reg_a = changed(operation, reg_a);
    else if (operation == BRANCH)
        cycles += take_branch(code, address);
    else if (operation <= TYA)
        execute_register(operation, code);
    else
        execute_control(operation, address);
    return cycles;
}
#endif
