import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { campo } from './campos.ts';
import type { Centavos } from './dinheiro.ts';
import { generos } from './listas/pessoa.ts';
import { errosDeCampo } from './validacao.ts';

function codigo(schema: z.ZodType, valor: unknown): string {
  const resultado = z.object({ x: schema }).safeParse(valor === undefined ? {} : { x: valor });
  if (resultado.success) return `valid: ${JSON.stringify(resultado.data.x)}`;
  const [primeiro, ...outros] = errosDeCampo(resultado.error, 'br');
  return outros.length > 0 ? 'more than one error' : `${primeiro?.path} ${primeiro?.code}`;
}

describe('text fields', () => {
  it.each<[string, z.ZodType, unknown, string]>([
    ['trims', campo.texto({ max: 10 }), '  Ana  ', 'valid: "Ana"'],
    ['composes accents', campo.texto({ max: 3 }), 'Ana\u0303'.slice(2), 'valid: "ã"'],
    ['drops zero-width', campo.texto({ max: 10 }), '\uFEFFA\u200Bna', 'valid: "Ana"'],
    ['stores mark-up as text', campo.texto({ max: 80 }), '<img src=x onerror=1>', 'valid: "<img src=x onerror=1>"'],
    ['absent', campo.texto({ max: 10 }), undefined, 'x CAMPO_REQUERIDO'],
    ['null', campo.texto({ max: 10 }), null, 'x CAMPO_REQUERIDO'],
    ['blank', campo.texto({ max: 10 }), '   ', 'x CAMPO_REQUERIDO'],
    ['not a text', campo.texto({ max: 10 }), 12, 'x TEXTO_INVALIDO'],
    ['short', campo.texto({ min: 3, max: 10 }), 'ab', 'x TAMANHO_MINIMO'],
    ['blank with a minimum', campo.texto({ min: 3, max: 10 }), '', 'x CAMPO_REQUERIDO'],
    ['long', campo.texto({ max: 10 }), 'x'.repeat(10_000), 'x TAMANHO_MAXIMO'],
    ['NUL', campo.texto({ max: 10 }), 'a\u0000b', 'x CARACTERE_INVALIDO'],
    ['control', campo.texto({ max: 10 }), 'a\u0007b', 'x CARACTERE_INVALIDO'],
    ['line break', campo.texto({ max: 10 }), 'a\nb', 'x CARACTERE_INVALIDO'],
    ['right-to-left override', campo.texto({ max: 10 }), 'a\u202Eb', 'x CARACTERE_INVALIDO'],
    ['isolate', campo.texto({ max: 10 }), 'a\u2066b', 'x CARACTERE_INVALIDO'],
    ['lone surrogate', campo.texto({ max: 10 }), 'a\uD800b', 'x CARACTERE_INVALIDO'],
    ['many lines', campo.texto({ max: 10, multilinha: true }), 'a\r\n\tb', 'valid: "a\\n\\tb"'],
    ['other line breaks', campo.texto({ max: 10, multilinha: true }), 'a\u2028b\rc', 'valid: "a\\nb\\nc"'],
    ['NUL in many lines', campo.texto({ max: 10, multilinha: true }), 'a\u0000b', 'x CARACTERE_INVALIDO'],
    ['optional', campo.textoOpcional(10), ' x ', 'valid: "x"'],
    ['optional long', campo.textoOpcional(2), 'xyz', 'x TAMANHO_MAXIMO'],
    ['optional of many lines', campo.textoOpcional(10, { multilinha: true }), 'a\nb', 'valid: "a\\nb"'],
    ['e-mail', campo.email(), ' Ana@Exemplo.com.BR ', 'valid: "ana@exemplo.com.br"'],
    ['bad e-mail', campo.email(), 'ana@', 'x EMAIL_INVALIDO'],
    ['long e-mail', campo.email(), `${'a'.repeat(250)}@b.com`, 'x TAMANHO_MAXIMO'],
    ['no e-mail', campo.email(), '', 'x CAMPO_REQUERIDO'],
  ])('%s', (_, schema, valor, esperado) => expect(codigo(schema, valor)).toBe(esperado));
});

describe('documents and contacts', () => {
  it.each<[z.ZodType, string, string]>([
    [campo.cpf(), ' 529.982.247-25 ', 'valid: "52998224725"'],
    [campo.cpf(), '52998224724', 'x CPF_INVALIDO'],
    [campo.cpf(), '', 'x CAMPO_REQUERIDO'],
    [campo.cpf(), '9'.repeat(1_000_000), 'x TAMANHO_MAXIMO'],
    [campo.cnpj(), '12.abc.345/01de-35', 'valid: "12ABC34501DE35"'],
    [campo.cnpj(), '12ABC34501DE36', 'x CNPJ_INVALIDO'],
    [campo.cpfOuCnpj(), '529.982.247-25', 'valid: "52998224725"'],
    [campo.cpfOuCnpj(), '11.222.333/0001-81', 'valid: "11222333000181"'],
    [campo.cpfOuCnpj(), '52998224724', 'x CPF_INVALIDO'],
    [campo.cpfOuCnpj(), '5299822472', 'x CNPJ_INVALIDO'],
    [campo.pis(), '120.56798.41-9', 'valid: "12056798419"'],
    [campo.pis(), '120.56412.54-7', 'x PIS_INVALIDO'],
    [campo.tituloEleitor(), '1023 8501 06 71', 'valid: "102385010671"'],
    [campo.tituloEleitor(), '123456782991', 'x TITULO_ELEITOR_INVALIDO'],
    [campo.certidao(), '104539 01 55 2013 1 00012 021 0000123 21', 'valid: "10453901552013100012021000012321"'],
    [campo.certidao(), '10453901552013100012021000012322', 'x CERTIDAO_INVALIDA'],
    [campo.cep(), '66010-000', 'valid: "66010000"'],
    [campo.cep(), '00000-000', 'x CEP_INVALIDO'],
    [campo.telefone(), '(91) 3222-1234', 'valid: "+559132221234"'],
    [campo.telefone(), '1187654321', 'x TELEFONE_INVALIDO'],
    [campo.celular(), '(91) 98765-4321', 'valid: "+5591987654321"'],
    [campo.celular(), '(91) 3222-1234', 'x CELULAR_INVALIDO'],
    [campo.uf(), ' pa ', 'valid: "PA"'],
    [campo.uf(), 'XX', 'x UF_INVALIDA'],
    [campo.uf(), '', 'x CAMPO_REQUERIDO'],
    [campo.opcao(generos), 'feminino', 'valid: "feminino"'],
    [campo.opcao(generos), 'femea', 'x OPCAO_INVALIDA'],
    [campo.opcao(generos), '', 'x CAMPO_REQUERIDO'],
    [campo.dataCivil(), '2028-02-29', 'valid: "2028-02-29"'],
    [campo.dataCivil(), '2027-02-29', 'x DATA_INVALIDA'],
    [campo.dataCivil(), '29/02/2028', 'x DATA_INVALIDA'],
  ])('row %#', (schema, valor, esperado) => expect(codigo(schema, valor)).toBe(esperado));
});

describe('numbers', () => {
  it.each<[z.ZodType, unknown, string]>([
    [campo.centavos(), 125_090, 'valid: 125090'],
    [campo.centavos(), 999_999_999_999, 'valid: 999999999999'],
    [campo.centavos(), 0, 'valid: 0'],
    [campo.centavos(), 1_000_000_000_000, 'x VALOR_MAXIMO'],
    [campo.centavos(), 1e300, 'x VALOR_MAXIMO'],
    [campo.centavos(), -1, 'x VALOR_MINIMO'],
    [campo.centavos({ min: -500 }), -500, 'valid: -500'],
    [campo.centavos({ min: 1 }), 0, 'x VALOR_MINIMO'],
    [campo.centavos(), 1250.9, 'x VALOR_EM_CENTAVOS'],
    [campo.centavos(), '125090', 'x VALOR_EM_CENTAVOS'],
    [campo.centavos(), undefined, 'x CAMPO_REQUERIDO'],
    [campo.centavos(), null, 'x CAMPO_REQUERIDO'],
    [campo.centavos(), '', 'x CAMPO_REQUERIDO'],
    [z.number(), '', 'x CAMPO_REQUERIDO'],
    [campo.taxa(), '2', 'valid: "2.0000"'],
    [campo.taxa(), ' 2,5 ', 'valid: "2.5000"'],
    [campo.taxa(), '2.00001', 'x TAXA_INVALIDA'],
    [campo.taxa(), 'dois', 'x TAXA_INVALIDA'],
    [campo.taxa(), 2, 'x TEXTO_INVALIDO'],
    [campo.taxa(), '-1', 'x VALOR_MINIMO'],
    [campo.taxa({ max: '100' }), '100.0001', 'x VALOR_MAXIMO'],
    [campo.taxa({ min: '-100' }), '-5', 'valid: "-5.0000"'],
    [campo.taxa(), '100000', 'x VALOR_MAXIMO'],
    [campo.id(), 12, 'valid: 12'],
    [campo.id(), '12', 'valid: 12'],
    [campo.id(), 0, 'x ID_INVALIDO'],
    [campo.id(), 1.5, 'x ID_INVALIDO'],
    [campo.id(), 'abc', 'x ID_INVALIDO'],
    [campo.id(), '1e3', 'x ID_INVALIDO'],
    [campo.id(), '9'.repeat(16), 'x ID_INVALIDO'],
    [campo.id(), true, 'x ID_INVALIDO'],
    [campo.id(), [5], 'x ID_INVALIDO'],
    [campo.id(), undefined, 'x CAMPO_REQUERIDO'],
    [campo.versao(), 3, 'valid: 3'],
    [campo.versao(), -3, 'x VERSAO_INVALIDA'],
    [campo.versao(), null, 'x CAMPO_REQUERIDO'],
  ])('row %#', (schema, valor, esperado) => expect(codigo(schema, valor)).toBe(esperado));

  it('writes money limits as money', () => {
    const resultado = campo.centavos({ min: 1_000 }).safeParse(5);
    expect(resultado.error && errosDeCampo(resultado.error, 'br')[0]?.message).toBe('O valor deve ser no mínimo R$ 10,00');
  });
});

describe('optional fields', () => {
  const todos = z.strictObject({
    texto: campo.texto.opcional({ max: 5 }),
    email: campo.email.opcional(),
    cpf: campo.cpf.opcional(),
    cnpj: campo.cnpj.opcional(),
    cpfOuCnpj: campo.cpfOuCnpj.opcional(),
    pis: campo.pis.opcional(),
    titulo: campo.tituloEleitor.opcional(),
    certidao: campo.certidao.opcional(),
    cep: campo.cep.opcional(),
    telefone: campo.telefone.opcional(),
    celular: campo.celular.opcional(),
    uf: campo.uf.opcional(),
    taxa: campo.taxa.opcional(),
    centavos: campo.centavos.opcional(),
    dataCivil: campo.dataCivil.opcional(),
    id: campo.id.opcional(),
    genero: campo.opcao.opcional(generos),
  });
  const nulos = Object.fromEntries(Object.keys(todos.shape).map((chave) => [chave, null]));

  it.each([
    ['absent', {}],
    ['null', nulos],
    ['empty', Object.fromEntries(Object.keys(nulos).map((c) => [c, '']))],
    ['blank', Object.fromEntries(Object.keys(nulos).map((c) => [c, '  ']))],
  ])('%s becomes null', (_, valor) => expect(todos.parse(valor)).toEqual(nulos));

  it('checks what was given', () => {
    expect(codigo(campo.cpf.opcional(), '52998224724')).toBe('x CPF_INVALIDO');
    expect(codigo(campo.cpf.opcional(), '529.982.247-25')).toBe('valid: "52998224725"');
    expect(codigo(campo.centavos.opcional(), 1.5)).toBe('x VALOR_EM_CENTAVOS');
    expect(codigo(campo.id.opcional(), '7')).toBe('valid: 7');
  });

  it('may be left out by a typed client', () => {
    expectTypeOf<{ nome: string }>().toExtend<
      z.input<z.ZodObject<{ nome: ReturnType<typeof campo.texto>; cpf: ReturnType<typeof campo.cpf.opcional> }>>
    >();
    expectTypeOf<z.output<ReturnType<typeof campo.cpf.opcional>>>().toEqualTypeOf<string | null>();
    expectTypeOf<z.output<ReturnType<typeof campo.centavos>>>().toEqualTypeOf<Centavos>();
    expectTypeOf<z.output<ReturnType<typeof campo.id>>>().toEqualTypeOf<number>();
  });

  it('can be described for the API documentation, in and out', () => {
    const entrada = z.toJSONSchema(
      todos.extend({ valor: campo.centavos({ max: 100 }), pessoaId: campo.id(), nome: campo.texto({ max: 80 }) }),
      { io: 'input' },
    );
    expect(entrada.required).toEqual(['valor', 'pessoaId', 'nome']);
    expect(entrada.properties?.valor).toMatchObject({ type: 'integer', minimum: 0, maximum: 100 });
    expect(entrada.properties?.pessoaId).toEqual({ type: 'integer', minimum: 1 });
    expect(entrada.properties?.nome).toMatchObject({ type: 'string', minLength: 1, maxLength: 80 });
    expect(() => z.toJSONSchema(todos, { io: 'output' })).not.toThrow();
  });
});
