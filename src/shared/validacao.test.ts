import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { chavesDe, definirMensagensDeCampo, errosDeCampo, mensagemDeCampo, recusa } from './validacao.ts';

definirMensagensDeCampo({
  TESTE_DATA_FIM: { br: 'O fim deve ser depois de {inicio}', en: 'The end must be after {inicio}' },
  TESTE_SEM_PRECO: { br: 'Informe pelo menos um preço', en: 'Enter at least one price' },
});

function erros(schema: z.ZodType, valor: unknown, idioma: 'br' | 'en' = 'br') {
  const resultado = schema.safeParse(valor);
  if (resultado.success) throw new Error('the value should have been refused');
  return errosDeCampo(resultado.error, idioma);
}
const resumo = (schema: z.ZodType, valor: unknown) => erros(schema, valor).map(({ path, code }) => `${path} ${code}`);

describe('errosDeCampo', () => {
  it('reports all fields at once, in the language asked for', () => {
    const schema = z.strictObject({ nome: z.string(), idade: z.number(), tags: z.array(z.string()).min(1) });
    const valor = { nome: null, idade: '3', tags: [], outro: 1, mais: 2 };
    expect(erros(schema, valor)).toEqual([
      { path: 'nome', code: 'CAMPO_REQUERIDO', message: 'Campo requerido' },
      { path: 'idade', code: 'NUMERO_INVALIDO', message: 'Informe um número' },
      { path: 'tags', code: 'LISTA_VAZIA', message: 'Informe pelo menos um item' },
      { path: 'outro', code: 'CAMPO_DESCONHECIDO', message: 'O campo "outro" não existe' },
      { path: 'mais', code: 'CAMPO_DESCONHECIDO', message: 'O campo "mais" não existe' },
    ]);
    expect(erros(schema, valor, 'en').map((erro) => erro.message)).toEqual([
      'Required field',
      'Enter a number',
      'Enter at least one item',
      'The field "outro" does not exist',
      'The field "mais" does not exist',
    ]);
  });

  it.each<[string, z.ZodType, unknown, string]>([
    ['absent', z.object({ a: z.string() }), {}, 'a CAMPO_REQUERIDO'],
    ['null', z.object({ a: z.number() }), { a: null }, 'a CAMPO_REQUERIDO'],
    ['absent unknown', z.object({ a: z.unknown() }), {}, 'a CAMPO_REQUERIDO'],
    ['no body at all', z.object({ a: z.string() }), undefined, ' CAMPO_REQUERIDO'],
    ['absent choice', z.object({ a: z.enum(['x', 'y']) }), {}, 'a CAMPO_REQUERIDO'],
    ['empty choice', z.object({ a: z.enum(['x', 'y']) }), { a: '' }, 'a CAMPO_REQUERIDO'],
    ['other choice', z.object({ a: z.enum(['x', 'y']) }), { a: 'z' }, 'a OPCAO_INVALIDA'],
    ['literal', z.object({ a: z.literal(true) }), { a: false }, 'a OPCAO_INVALIDA'],
    ['text type', z.object({ a: z.string() }), { a: 1 }, 'a TEXTO_INVALIDO'],
    ['boolean type', z.object({ a: z.boolean() }), { a: 'sim' }, 'a BOOLEANO_INVALIDO'],
    ['object type', z.object({ a: z.object({}) }), { a: 'x' }, 'a OBJETO_INVALIDO'],
    ['list type', z.object({ a: z.array(z.string()) }), { a: {} }, 'a LISTA_INVALIDA'],
    ['integer', z.object({ a: z.number().int() }), { a: 1.5 }, 'a NUMERO_INTEIRO'],
    ['not finite', z.object({ a: z.number() }), { a: Number.NaN }, 'a NUMERO_INVALIDO'],
    ['never', z.object({ a: z.never() }), { a: 1 }, 'a VALOR_INVALIDO'],
    ['minimum length', z.object({ a: z.string().min(3) }), { a: 'xy' }, 'a TAMANHO_MINIMO'],
    ['empty text', z.object({ a: z.string().min(1) }), { a: '' }, 'a CAMPO_REQUERIDO'],
    ['exact length', z.object({ a: z.string().length(3) }), { a: 'xy' }, 'a TAMANHO_EXATO'],
    ['minimum', z.object({ a: z.number().min(3) }), { a: 2 }, 'a VALOR_MINIMO'],
    ['greater than', z.object({ a: z.number().positive() }), { a: 0 }, 'a VALOR_MAIOR_QUE'],
    ['less than', z.object({ a: z.number().lt(5) }), { a: 5 }, 'a VALOR_MENOR_QUE'],
    ['unsafe integer', z.object({ a: z.number().int() }), { a: 2 ** 60 }, 'a VALOR_MAXIMO'],
    ['items', z.object({ a: z.array(z.number()).max(1) }), { a: [1, 2] }, 'a ITENS_MAXIMO'],
    ['multiple', z.object({ a: z.number().multipleOf(5) }), { a: 7 }, 'a MULTIPLO_INVALIDO'],
    ['e-mail', z.object({ a: z.email() }), { a: 'x' }, 'a EMAIL_INVALIDO'],
    ['pattern', z.object({ a: z.string().regex(/x/) }), { a: 'y' }, 'a FORMATO_INVALIDO'],
    ['date text', z.object({ a: z.iso.date() }), { a: '2026-02-30' }, 'a DATA_INVALIDA'],
    ['plain refine', z.object({ a: z.string().refine(() => false) }), { a: 'x' }, 'a VALOR_INVALIDO'],
    ['refine with text of its own', z.object({ a: z.string().refine(() => false, 'not a code') }), { a: 'x' }, 'a VALOR_INVALIDO'],
    ['record key', z.object({ a: z.record(z.string().max(1), z.number()) }), { a: { xy: 1 } }, 'a.xy TAMANHO_MAXIMO'],
    ['map element', z.object({ a: z.map(z.object({}), z.number()) }), { a: new Map([[{}, 'x']]) }, 'a NUMERO_INVALIDO'],
    ['nested path', z.object({ a: z.array(z.object({ b: z.string() })) }), { a: [{ b: 'x' }, {}] }, 'a.1.b CAMPO_REQUERIDO'],
  ])('%s', (_, schema, valor, esperado) => expect(resumo(schema, valor)).toEqual([esperado]));

  it('names limits and options, with the decimal comma in Portuguese', () => {
    expect(erros(z.object({ a: z.string().max(5) }), { a: 'xxxxxx' })[0]?.message).toBe('Informe no máximo 5 caracteres');
    expect(erros(z.object({ a: z.number().min(0.5) }), { a: 0 })[0]?.message).toBe('O valor deve ser no mínimo 0,5');
    expect(erros(z.object({ a: z.number().min(0.5) }), { a: 0 }, 'en')[0]?.message).toBe('The value must be at least 0.5');
    expect(erros(z.object({ a: z.enum(['x', 'y']) }), { a: 'z' })[0]?.message).toBe('Opção inválida. Use uma destas: x, y');
  });

  it('explains a union by its nearest alternative', () => {
    const uniao = z.object({ a: z.union([z.object({ x: z.string(), y: z.string() }), z.number().min(10), z.string()]) });
    expect(resumo(uniao, { a: { x: 1 } })).toEqual(['a.x TEXTO_INVALIDO', 'a.y CAMPO_REQUERIDO']);
    expect(resumo(uniao, { a: 5 })).toEqual(['a VALOR_MINIMO']);
    expect(resumo(uniao, { a: true })).toEqual(['a VALOR_INVALIDO']);
    expect(resumo(uniao, {})).toEqual(['a CAMPO_REQUERIDO']);
  });

  it('names the discriminator that is missing or unknown', () => {
    const uniao = z.discriminatedUnion('tipo', [z.object({ tipo: z.literal('a'), x: z.string() }), z.object({ tipo: z.literal('b') })]);
    expect(resumo(uniao, { tipo: 'a' })).toEqual(['x CAMPO_REQUERIDO']);
    expect(resumo(uniao, {})).toEqual(['tipo CAMPO_REQUERIDO']);
    expect(erros(uniao, { tipo: 'c' })).toEqual([
      { path: 'tipo', code: 'OPCAO_INVALIDA', message: 'Opção inválida. Use uma destas: a, b' },
    ]);
  });

  it('carries the codes of a room: by recusa, by params, and as the message of a check', () => {
    const schema = z
      .object({
        inicio: z.string(),
        fim: z.string(),
        precos: z.array(z.string()).min(1, 'TESTE_SEM_PRECO'),
        nota: z.number().refine((n) => n < 5, { params: { codigo: 'TESTE_SEM_PRECO' } }),
      })
      .superRefine((v, ctx) => {
        if (v.fim < v.inicio) ctx.addIssue(recusa('TESTE_DATA_FIM', { inicio: v.inicio }, ['fim']));
      });
    expect(erros(z.object({ item: schema }), { item: { inicio: 'b', fim: 'a', precos: ['x'], nota: 1 } })).toEqual([
      { path: 'item.fim', code: 'TESTE_DATA_FIM', message: 'O fim deve ser depois de b' },
    ]);
    expect(resumo(schema, { inicio: 'a', fim: 'b', precos: [], nota: 9 })).toEqual(['precos TESTE_SEM_PRECO', 'nota TESTE_SEM_PRECO']);
  });

  it('keeps the code of an unregistered refusal, with a neutral message', () => {
    const schema = z.string().superRefine((_, ctx) => ctx.addIssue(recusa('TESTE_SEM_TEXTO')));
    expect(erros(schema, 'x')).toEqual([{ path: '', code: 'TESTE_SEM_TEXTO', message: 'Campo inválido' }]);
  });

  it('uses the label of a required field when it is known', () => {
    const resultado = z.object({ nome: z.string(), cpf: z.string() }).safeParse({});
    const mensagens = resultado.success ? [] : errosDeCampo(resultado.error, 'br', (path) => (path === 'nome' ? 'Nome' : undefined));
    expect(mensagens).toEqual([
      { path: 'nome', code: 'CAMPO_REQUERIDO', message: 'Por favor informe o campo Nome' },
      { path: 'cpf', code: 'CAMPO_REQUERIDO', message: 'Campo requerido' },
    ]);
  });

  it('bounds what a hostile body makes it write', () => {
    const corpo = Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`${i}${'x'.repeat(1000)}`, 1]));
    const lista = erros(z.strictObject({}), corpo);
    expect(lista).toHaveLength(200);
    expect(Math.max(...lista.map((erro) => erro.path.length))).toBeLessThanOrEqual(61);
  });
});

describe('the catalogue of messages', () => {
  it('refuses a code defined twice with other texts', () => {
    expect(() => definirMensagensDeCampo({ CPF_INVALIDO: { br: 'Outro', en: 'Other' } })).toThrow('CPF_INVALIDO');
    expect(() => definirMensagensDeCampo({ CPF_INVALIDO: { br: 'CPF inválido', en: 'Invalid CPF' } })).not.toThrow();
  });

  it('writes the refusal of an unknown filter', () => {
    expect(mensagemDeCampo('FILTRO_DESCONHECIDO', 'br', { campo: 'Cor', permitidos: 'Nome, TurmaId' })).toBe(
      'O filtro "Cor" não existe. Use um destes: Nome, TurmaId',
    );
  });
});

describe('chavesDe', () => {
  const a = z.object({ a: z.string() });
  it.each<[string, z.ZodType, string[]]>([
    ['object', z.strictObject({ x: z.string(), y: z.string() }), ['x', 'y']],
    ['optional and default', a.optional().default({ a: '' }), ['a']],
    ['refined', a.superRefine(() => undefined), ['a']],
    ['transformed', a.transform((v) => v.a), ['a']],
    ['preprocessed', z.preprocess((v) => v, a), ['a']],
    ['intersection', z.intersection(a, z.object({ b: z.string() })), ['a', 'b']],
    ['union', z.union([a, z.object({ a: z.number(), c: z.string() })]), ['a', 'c']],
    ['no object', z.string(), []],
  ])('%s', (_, schema, esperado) => expect(chavesDe(schema)).toEqual(esperado));
});
