import { expect, test } from 'vitest';
import { z } from 'zod';
import { regra, regraSobre } from './regra.ts';
import { campo } from './campos.ts';
import { oposto, percentual, somar } from './dinheiro.ts';
import { recusa } from './validacao.ts';

const periodo = z.strictObject({ nome: z.string().min(1), de: z.iso.date(), ate: z.iso.date(), dias: z.number().optional() }).check(
  regra(({ de, ate, dias }, ctx) => {
    if (de > ate) ctx.addIssue(recusa('PERIODO_INVERTIDO', {}, ['ate']));
    if (dias !== undefined && dias > 31) ctx.addIssue(recusa('DIAS_DEMAIS', {}, ['dias']));
  }),
);

function recusados(schema: z.ZodType, valor: unknown): string[] {
  const lida = schema.safeParse(valor);
  return lida.success ? [] : lida.error.issues.map(({ path, code, message }) => `${path.join('.')} ${code === 'custom' ? message : code}`);
}

test('tells the rule between fields together with the wrong field beside them', () => {
  expect(recusados(periodo, { nome: '', de: '2026-03-01', ate: '2026-02-01', dias: 40 })).toEqual([
    'nome too_small',
    'ate PERIODO_INVERTIDO',
    'dias DIAS_DEMAIS',
  ]);
  expect(recusados(periodo, { nome: 'x', de: '2026-03-01', ate: '2026-02-01', outra: 1 })).toEqual([
    ' unrecognized_keys',
    'ate PERIODO_INVERTIDO',
  ]);
});

test('is silent about a rule that depends on the refused field', () => {
  expect(recusados(periodo, { nome: 'x', de: 5, ate: '2026-02-01' })).toEqual(['de invalid_type']);
  const senhas = z.object({ senha: z.coerce.string().min(8), outra: z.string() }).check(
    regra((v, ctx) => {
      if (v.senha !== v.outra) ctx.addIssue(recusa('SENHAS_DIFERENTES', {}, ['outra']));
    }),
  );
  expect(recusados(senhas, { senha: 'curta', outra: 'curta' })).toEqual(['senha too_small']);
  expect(recusados(senhas, { senha: 'curta', outra: 'longa' })).toEqual(['senha too_small', 'outra SENHAS_DIFERENTES']);
});

test('a rule that needs the refused part whole does not break the answer', () => {
  const lista = z.object({ itens: z.array(z.number()), teto: z.number() }).check(
    regra((v, ctx) => {
      if (v.itens.reduce((a, b) => a + b, 0) > v.teto) ctx.addIssue(recusa('ACIMA_DO_TETO', {}, ['teto']));
    }),
  );
  expect(recusados(lista, { itens: 'nada', teto: 1 })).toEqual(['itens invalid_type']);
});

test('what is no amount and no rate at all is refused as a whole: a rule that reckons with it does not break the answer', () => {
  const compra = z.strictObject({ valor: campo.centavos(), desconto: campo.centavos(), juros: campo.taxa({ max: '10' }) }).check(
    regra((v, ctx) => {
      if (somar([v.valor, oposto(v.desconto)]) < 0) ctx.addIssue(recusa('DESCONTO_DEMAIS', {}, ['desconto']));
      if (percentual(v.valor, v.juros) > 100) ctx.addIssue(recusa('JUROS_DEMAIS', {}, ['juros']));
    }),
  );
  expect(recusados(compra, { valor: 10.5, desconto: 1, juros: '2' })).toEqual(['valor VALOR_EM_CENTAVOS']);
  expect(recusados(compra, { valor: 1e22, desconto: 1, juros: '2' })).toEqual(['valor VALOR_MAXIMO']);
  expect(recusados(compra, { valor: 100, desconto: 200, juros: 'dois' })).toEqual(['juros TAXA_INVALIDA', 'desconto DESCONTO_DEMAIS']);
  // One too large or too small is still an amount.
  expect(recusados(compra, { valor: -1, desconto: 1, juros: '20' })).toEqual([
    'valor VALOR_MINIMO',
    'juros VALOR_MAXIMO',
    'desconto DESCONTO_DEMAIS',
  ]);
});

test('goes into lists, transforms, defaults and alternatives', () => {
  const contato = z
    .strictObject({ tipo: z.enum(['email', 'fone']), valor: z.string(), nota: z.string().max(3) })
    .check(
      regra((c, ctx) => {
        if (c.tipo === 'email' && !c.valor.includes('@')) ctx.addIssue(recusa('EMAIL_INVALIDO', {}, ['valor']));
      }),
    )
    .transform((c) => c);
  const pessoa = z.strictObject({
    contatos: z.array(contato).check(
      regra((lista, ctx) => {
        if (lista.length < 2) ctx.addIssue(recusa('POUCOS', {}, []));
      }),
    ),
    periodo: periodo.optional(),
    alvo: z
      .discriminatedUnion('forma', [
        z.strictObject({ forma: z.literal('faixa'), de: z.number(), ate: z.number(), cor: z.string() }).check(
          regra((v, ctx) => {
            if (v.de > v.ate) ctx.addIssue(recusa('FAIXA_INVERTIDA', {}, ['ate']));
          }),
        ),
        z.strictObject({ forma: z.literal('ponto'), em: z.number() }),
      ])
      .nullish(),
  });
  const valor = {
    contatos: [{ tipo: 'email', valor: 'sem arroba', nota: 'longa' }],
    periodo: { nome: '', de: '2026-03-01', ate: '2026-02-01' },
    alvo: { forma: 'faixa', de: 5, ate: 1, cor: 7 },
  };
  expect(recusados(pessoa, valor).toSorted()).toEqual(
    [
      'contatos.0.nota too_big',
      'contatos.0.valor EMAIL_INVALIDO',
      'contatos POUCOS',
      'periodo.nome too_small',
      'periodo.ate PERIODO_INVERTIDO',
      'alvo.cor invalid_type',
      'alvo.ate FAIXA_INVERTIDA',
    ].toSorted(),
  );
});

test('a good value comes out as safeParse gives it', () => {
  expect(periodo.safeParse({ nome: 'x', de: '2026-01-01', ate: '2026-02-01' })).toMatchObject({ success: true, data: { nome: 'x' } });
});

test('a rule that reckons with some members waits for those alone', () => {
  const soma = z.strictObject({ nome: z.string().min(1), partes: z.array(z.number().min(1)), teto: z.number() }).check(
    regraSobre(['partes', 'teto'], ({ partes, teto }, ctx) => {
      if (partes.reduce((a, b) => a + b, 0) > teto) ctx.addIssue(recusa('ACIMA_DO_TETO', {}, ['teto']));
    }),
  );
  expect(recusados(soma, { nome: 7, partes: [2, 3], teto: 4 })).toEqual(['nome invalid_type', 'teto ACIMA_DO_TETO']);
  expect(recusados(soma, { nome: 'x', partes: [2, 0], teto: 1 })).toEqual(['partes.1 too_small']);
  expect(recusados(soma, 'nada')).toEqual([' invalid_type']);
});

test('the fields of the house hold back no rule, however they are refused', () => {
  const tortos = { texto: '', longo: 'xxxx', data: '2026-02-31', inteiro: 0.5, grande: 1e308, dinheiro: 'muito', id: 0 };
  const folha = z
    .strictObject({
      texto: campo.texto({ max: 3 }),
      longo: campo.texto({ max: 3 }),
      data: campo.dataCivil(),
      inteiro: campo.inteiro({ min: 1 }),
      grande: campo.inteiro({ min: 1, max: 60 }),
      dinheiro: campo.centavos(),
      id: campo.id(),
      de: z.number(),
      ate: z.number(),
    })
    .check(
      regra(({ de, ate }, ctx) => {
        if (de > ate) ctx.addIssue(recusa('FAIXA_INVERTIDA', {}, ['ate']));
      }),
    );
  expect(recusados(folha, { ...tortos, de: 2, ate: 1 }).map((um) => um.split(' ')[0])).toEqual([...Object.keys(tortos), 'ate']);
  for (const [nome, torto] of Object.entries(tortos)) {
    const bons = { texto: 'a', longo: 'a', data: '2026-01-10', inteiro: 1, grande: 1, dinheiro: 1, id: 1 };
    expect(recusados(folha, { ...bons, [nome]: torto, de: 2, ate: 1 })).toHaveLength(2);
  }
});
