import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { criarPreco } from '#domains/financeiro/cadastros/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { criarMundo, matricularFamilia, type Mundo } from '#tests/helpers/mundo.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { ativarContratos } from './ativar-contratos.ts';

// What is judged of the lines of a contract holds on the day they come into force, and of what an addendum makes of them.
let s: ServidorDeTeste;
let mundo: Mundo;
const precos = { anuidade: 0, bale: 0, judo: 0 };
const descontos = { convenio: 0, pontualidade: 0, campanha: 0 };
let n = 0;

beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.contratos, ...salasDe.cadastros] });
  mundo = await criarMundo(s.banco.db, { vagas: 60 });
  const base = { anoLetivoId: mundo.anoLetivoId, cursoId: mundo.cursoId, parcelas: 12 };
  await transacao(s.banco.db, async (tx) => {
    precos.anuidade = (
      await criarPreco(atoDe(tx, mundo.quem), { ...base, tipo: 'anuidade', descricao: 'Anuidade', valorCentavos: 1_200_000 })
    ).id;
    precos.judo = (await criarPreco(atoDe(tx, mundo.quem), { ...base, tipo: 'outro', descricao: 'Judô', valorCentavos: 176_400 })).id;
    precos.bale = (await criarPreco(atoDe(tx, mundo.quem), { ...base, tipo: 'outro', descricao: 'Balé', valorCentavos: 176_400 })).id;
  });
  const desconto = (nome: string, extra: object) => ({ nome, tipo: 'convenio', forma: 'percentual', percentual: '8', ...extra });
  descontos.convenio = await id('Desconto', desconto('Convênio', { limiteCentavos: 7_500 }));
  descontos.pontualidade = await id('Desconto', desconto('Pontualidade', { percentual: '5', condicional: true }));
  descontos.campanha = await id('Desconto', desconto('Campanha', { percentual: '40', validoDe: '2099-06-01', validoAte: '2099-06-30' }));
});
afterAll(() => s.fechar());

async function id(caminho: string, body: object): Promise<number> {
  const r = await s.pedir('POST', caminho, { body });
  expect(r.corpo.error, JSON.stringify(r.corpo.error)).toBeUndefined();
  return (r.corpo.data as { id: number }).id;
}
const linha = (precoId: number | null, valorCentavos: number, partes: object = {}) => ({
  precoId,
  descricao: precoId === null ? 'Almoço' : precoId === precos.bale ? 'Balé' : 'Anuidade',
  valorCentavos,
  parcelas: 12,
  primeiroVencimento: '2026-02-10',
  diaVencimento: 10,
  formaPagamentoId: mundo.formaPagamentoId,
  ...partes,
});
const desconto = (descontoId: number | null, percentual: string, partes: object = {}) => ({
  descontoId,
  descricao: 'Desconto',
  forma: 'percentual',
  percentual,
  limiteCentavos: 7_500,
  condicional: false,
  ...partes,
});
async function matricular(): Promise<number> {
  n += 1;
  const { matriculaId, pagadores } = await matricularFamilia(s.banco.db, mundo, `Aluno ${n}`, ['100.00'], 10);
  const cpf = String(529_982_247 + n);
  await sql`update pessoas set cpf = ${cpf + digitos(cpf)} where id = any(${pagadores}::bigint[])`.execute(s.banco.db);
  return matriculaId;
}
function digitos(base: string): string {
  const cpf = [...base].map(Number);
  for (const peso of [10, 11]) {
    const r = cpf.reduce((soma, d, i) => soma + d * (peso - i), 0) % 11;
    cpf.push(r < 2 ? 0 : 11 - r);
  }
  return cpf.slice(9).join('');
}
const rascunho = async (lista: object[], extra: object = {}, matriculaId?: number) =>
  id('Contrato', { matriculaId: matriculaId ?? (await matricular()), precos: lista, descontos: [], observacoes: null, ...extra });
const ativar = (contratoId: number, versao = 1) => s.pedir('POST', `Contrato/${contratoId}/ativacao`, { body: { versao } });
const emLote = async (contratoId: number) => {
  const { ativados, recusados } = await transacao(s.banco.db, (tx) => ativarContratos(atoDe(tx, mundo.quem), [{ id: contratoId }]));
  return ativados.length === 1 ? 'ativado' : recusados[0]?.erro.code;
};
async function ativo(lista: object[], extra: object = {}): Promise<number> {
  const contratoId = await rascunho(lista, extra);
  expect(await emLote(contratoId)).toBe('ativado');
  return contratoId;
}
const recusa = (r: { corpo: { error?: { code: string; fields: { path: string }[] } } }) => [
  r.corpo.error?.code ?? 'feito',
  r.corpo.error?.fields[0]?.path,
];

describe('an addendum', () => {
  const valor = (valorCentavos: number, precoIndice: number | null = null) => ({
    tipo: 'valor',
    precoIndice,
    parcelaDe: 1,
    parcelaAte: null,
    valorCentavos,
    percentual: null,
  });
  const incluir = (descontoId: number | null, percentual: string, partes: object = {}) => ({
    tipo: 'incluir_desconto',
    precoIndice: 0,
    parcelaDe: 1,
    ...desconto(descontoId, percentual, partes),
  });
  const previa = (contratoId: number, termo: object) =>
    s.pedir('POST', 'Aditivo/previa', { body: { contratoId, dataAditivo: '2026-06-01', termos: [termo] } });

  test('raises no line over its price, nor typed ones over the year or a slip of the zeros, in the preview and in force', async () => {
    const contratoId = await ativo([linha(precos.anuidade, 900_000), linha(precos.bale, 120_000), linha(null, 120_000)]);
    expect(recusa(await previa(contratoId, valor(14_701, 1)))[0]).toBe('PRECO_EXCEDIDO');
    expect(recusa(await previa(contratoId, valor(14_700, 1)))[0]).toBe('feito');
    expect(recusa(await previa(contratoId, valor(100_001, 0)))[0]).toBe('PRECO_EXCEDIDO');
    expect(recusa(await previa(contratoId, valor(100_000_000, 2)))[0]).toBe('VALOR_DIGITADO_EXCESSIVO');
    expect(recusa(await previa(contratoId, valor(100_001, 2)))[0]).toBe('ADITIVO_ACIMA_DA_ANUIDADE');
    const aditivoId = await id('Aditivo', { contratoId, dataAditivo: '2026-06-01', motivo: 'Acordo', termos: [valor(100_000_000, 2)] });
    const vigencia = { versao: 1, previsto: { parcelas: 12, ajusteCentavos: 12 * 99_990_000 } };
    expect(recusa(await s.pedir('POST', `Aditivo/${aditivoId}/vigencia`, { body: vigencia }))[0]).toBe('VALOR_DIGITADO_EXCESSIVO');
  });

  test('gives of a registered discount what the register gives, once, and the condition with it', async () => {
    const contratoId = await ativo([linha(precos.anuidade, 1_200_000)], {
      descontos: [desconto(descontos.convenio, '8', { parcelaAte: 6 })],
    });
    const com = async (...partes: Parameters<typeof incluir>) => recusa(await previa(contratoId, incluir(...partes)));
    expect(await com(descontos.convenio, '90', { limiteCentavos: null })).toEqual(['DESCONTO_ACIMA_DO_CADASTRO', 'termos.0.percentual']);
    expect(await com(descontos.convenio, '8', { limiteCentavos: null })).toEqual(['DESCONTO_ACIMA_DO_CADASTRO', 'termos.0.limiteCentavos']);
    expect(await com(9_999, '8')).toEqual(['CADASTRO_DESCONHECIDO', 'termos.0.descontoId']);
    expect(await com(descontos.pontualidade, '5')).toEqual(['DESCONTO_CONDICIONAL', 'termos.0.condicional']);
    expect(await com(descontos.campanha, '40')).toEqual(['DESCONTO_AINDA_NAO_VALE', 'termos.0.descontoId']);
    expect(await com(descontos.convenio, '8', { parcelaDe: 6 })).toEqual(['DESCONTO_REPETIDO', 'termos.0.descontoId']);
    expect((await com(descontos.convenio, '8', { parcelaDe: 7 }))[0]).toBe('feito');
    expect((await com(null, '90', { limiteCentavos: null }))[0]).toBe('feito');
  });

  test('of a class is judged the same, contract by contract', async () => {
    const contratoId = await ativo([linha(precos.bale, 120_000)]);
    const daTurma = async (termo: object) => {
      const r = await s.pedir('POST', 'AditivoTurma/previa', {
        body: { turmaId: mundo.turmaId, dataAditivo: '2026-06-01', termos: [termo] },
      });
      const { contratos: lista } = r.corpo.data as { contratos: { contratoId: number; recusa: { code: string } | null }[] };
      return JSON.stringify(lista.find((c) => c.contratoId === contratoId));
    };
    const { precoIndice: _, ...aumento } = valor(14_701);
    expect(await daTurma({ ...aumento, preco: 'Balé' })).toContain('PRECO_EXCEDIDO');
    const { precoIndice: __, ...pontual } = incluir(descontos.pontualidade, '95', { condicional: true });
    expect(await daTurma({ ...pontual, preco: 'Balé' })).toContain('DESCONTO_ACIMA_DO_CADASTRO');
    const { precoIndice: ___, ...semCondicao } = incluir(descontos.pontualidade, '5');
    expect(await daTurma({ ...semCondicao, preco: 'Balé' })).toContain('DESCONTO_CONDICIONAL');
  });
});

describe('a second contract of an enrollment', () => {
  test('does not charge again the year that one that ended charged, unless it says why', async () => {
    const matriculaId = await matricular();
    const primeiro = await rascunho([linha(precos.anuidade, 1_200_000)], {}, matriculaId);
    expect(await emLote(primeiro)).toBe('ativado');
    const dataEfeito = '2026-10-15';
    const cancelado = await s.pedir('POST', `Contrato/${primeiro}/cancelamento`, { body: { versao: 2, dataEfeito } });
    expect(cancelado.corpo.data).toMatchObject({ titulosCancelados: 3 });
    const linhas = { matriculaId, precos: [linha(precos.anuidade, 1_200_000)], descontos: [] };
    const previa = await s.pedir('POST', 'Contrato/previa', { body: linhas });
    expect(recusa(previa)).toEqual(['ANUIDADE_JA_COBRADA', 'motivoAcimaDaAnuidade']);
    expect(previa.corpo.error?.message.replaceAll('\u00a0', ' ')).toMatch(/já tem R\$ 9\.000,00 .* pagaria R\$ 21\.000,00/);
    const opcoes = await s.pedir('GET', `Contrato/opcoes?MatriculaId=${matriculaId}`);
    expect(opcoes.corpo.data).toMatchObject({ jaCobrado: { somaCentavos: 900_000, contratos: ['2026-00004'] } });
    // What is left of the year needs no reason; a whole one again, typed or registered, does.
    const resto = { ...linhas, precos: [linha(precos.anuidade, 300_000)] };
    expect(recusa(await s.pedir('POST', 'Contrato/previa', { body: resto }))[0]).toBe('feito');
    expect(recusa(await s.pedir('POST', 'Contrato/previa', { body: { ...linhas, precos: [linha(null, 300_001)] } }))[0]).toBe(
      'ANUIDADE_JA_COBRADA',
    );
    const segundo = await rascunho([linha(precos.anuidade, 300_000)], {}, matriculaId);
    await sql`update contratos_precos set valor_centavos = 1200000 where contrato_id = ${segundo}`.execute(s.banco.dono);
    expect(recusa(await ativar(segundo))[0]).toBe('ANUIDADE_JA_COBRADA');
    expect(await emLote(segundo)).toBe('ANUIDADE_JA_COBRADA');
    const { matriculaId: _, ...edicao } = { ...linhas, id: segundo, versao: 1, observacoes: null, motivoAcimaDaAnuidade: 'Curso refeito' };
    expect(recusa(await s.pedir('PUT', 'Contrato', { body: edicao }))[0]).toBe('feito');
    expect(recusa(await ativar(segundo, 2))[0]).toBe('feito');
    const { rows } = await sql<{
      depois: unknown;
    }>`select depois from auditoria where acao = 'contrato.editado' and alvo_id = ${segundo}`.execute(s.banco.dono);
    expect(JSON.stringify(rows)).toContain('Curso refeito');
  });
});

describe('a draft is judged again when it comes into force', () => {
  const recusado = async (contratoId: number, codigo: string) => {
    expect(recusa(await ativar(contratoId))[0]).toBe(codigo);
    expect(await emLote(contratoId)).toBe(codigo);
  };

  test('by the price, the discount and the payment method of that day', async () => {
    const judo = await rascunho([linha(precos.judo, 176_400)]);
    await sql`update precos set valor_centavos = 88200 where id = ${precos.judo}`.execute(s.banco.dono);
    await recusado(judo, 'PRECO_EXCEDIDO');
    await sql`update precos set valor_centavos = 176400, ativo = false where id = ${precos.judo}`.execute(s.banco.dono);
    await recusado(judo, 'PRECO_INATIVO');
    await sql`update precos set ativo = true where id = ${precos.judo}`.execute(s.banco.dono);

    const convenio = await rascunho([linha(precos.anuidade, 1_200_000)], { descontos: [desconto(descontos.convenio, '8')] });
    const mudar = (o: ReturnType<typeof sql>) => sql`update descontos set ${o} where id = ${descontos.convenio}`.execute(s.banco.dono);
    await mudar(sql`percentual = 1`);
    await recusado(convenio, 'DESCONTO_ACIMA_DO_CADASTRO');
    await mudar(sql`percentual = 8, ativo = false`);
    await recusado(convenio, 'CADASTRO_DESCONHECIDO');
    await mudar(sql`ativo = true, valido_ate = '2020-12-31'`);
    await recusado(convenio, 'DESCONTO_ENCERRADO');
    await mudar(sql`valido_ate = null`);

    await sql`update formas_pagamento set ativa = false where id = ${mundo.formaPagamentoId}`.execute(s.banco.dono);
    await recusado(convenio, 'CADASTRO_DESCONHECIDO');
    await sql`update formas_pagamento set ativa = true where id = ${mundo.formaPagamentoId}`.execute(s.banco.dono);
    expect(recusa(await ativar(convenio))[0]).toBe('feito');
  });
});

describe('what was sent for signature while the register offered it', () => {
  const exigir = (sim: boolean) => sql`update contratos_configuracao set exige_assinatura = ${sim}`.execute(s.banco.dono);
  const mudar = (o: ReturnType<typeof sql>) => sql`update descontos set ${o} where id = ${descontos.convenio}`.execute(s.banco.dono);
  const encerrar = () => mudar(sql`valido_ate = '2020-12-31'`);
  const reabrir = () => mudar(sql`valido_ate = null, ativo = true, percentual = 8`);
  const enviar = async (contratoId: number, versao = 1) =>
    recusa(await s.pedir('POST', `Contrato/${contratoId}/envio-para-assinatura`, { body: { versao, motivo: null } }))[0];
  const desfazer = async (contratoId: number) => {
    const { rows } = await sql<{ id: number }>`select max(id) as id from contratos_situacoes where contrato_id = ${contratoId}`.execute(
      s.banco.db,
    );
    return recusa(await s.pedir('POST', `Contrato/situacoes/${rows[0]?.id ?? 0}/desfazimento`, { body: {} }))[0];
  };

  test('comes into force as it was signed, whatever the register says by then; taken back, it is judged by today', async () => {
    await exigir(true);
    const comConvenio = () => rascunho([linha(precos.judo, 120_000)], { descontos: [desconto(descontos.convenio, '8')] });
    const [um, lote, volta] = [await comConvenio(), await comConvenio(), await comConvenio()];
    for (const contratoId of [um, lote, volta]) expect(await enviar(contratoId)).toBe('feito');
    await encerrar();
    await sql`update precos set ativo = false where id = ${precos.judo}`.execute(s.banco.dono);
    await sql`update formas_pagamento set ativa = false where id = ${mundo.formaPagamentoId}`.execute(s.banco.dono);
    expect(recusa(await ativar(um, 2))[0]).toBe('feito');
    await mudar(sql`percentual = 1, ativo = false`);
    expect(await emLote(lote)).toBe('ativado');
    await sql`update formas_pagamento set ativa = true where id = ${mundo.formaPagamentoId}`.execute(s.banco.dono);
    await sql`update precos set ativo = true where id = ${precos.judo}`.execute(s.banco.dono);
    await reabrir();
    await encerrar();
    expect(await desfazer(volta)).toBe('feito');
    expect(await enviar(volta, 3)).toBe('DESCONTO_ENCERRADO');
    await exigir(false);
    expect(recusa(await ativar(volta, 3))[0]).toBe('DESCONTO_ENCERRADO');
    await reabrir();
  });

  test('of an addendum the same, alone and among those that came back signed', async () => {
    const previsto = { parcelas: 12, ajusteCentavos: -12 * 800 };
    const termo = { tipo: 'incluir_desconto', precoIndice: 0, parcelaDe: 1, ...desconto(descontos.convenio, '8') };
    const enviado = async () => {
      await exigir(false);
      const contratoId = await ativo([linha(precos.bale, 120_000)]);
      await exigir(true);
      const dados = { contratoId, dataAditivo: '2026-06-01', motivo: 'Convênio', termos: [termo] };
      const aditivoId = await id('Aditivo', dados);
      await id(`Aditivo/${aditivoId}/envio-para-assinatura`, { versao: 1, previsto });
      return aditivoId;
    };
    const [um, lote, volta] = [await enviado(), await enviado(), await enviado()];
    await encerrar();
    expect(recusa(await s.pedir('POST', `Aditivo/${um}/vigencia`, { body: { versao: 2 } }))[0]).toBe('feito');
    const previa = await s.pedir('POST', 'Aditivo/assinaturas/previa', { body: { ids: [lote] } });
    expect(previa.corpo.data).toMatchObject({ aceitos: 1, aditivos: [{ id: lote, recusa: null }] });
    expect(recusa(await s.pedir('POST', `Aditivo/${volta}/envio-para-assinatura/desfazimento`, { body: { versao: 2 } }))[0]).toBe('feito');
    const denovo = await s.pedir('POST', `Aditivo/${volta}/envio-para-assinatura`, { body: { versao: 3, previsto } });
    expect(recusa(denovo)[0]).toBe('DESCONTO_ENCERRADO');
    await reabrir();
    await exigir(false);
  });
});

describe('a registered discount', () => {
  const com = async (...lista: object[]) =>
    recusa(await s.pedir('POST', 'Contrato/previa', { body: { precos: [linha(precos.anuidade, 1_200_000)], descontos: lista } }));

  test('is offered and granted on the days of its validity only', async () => {
    const { corpo } = await s.pedir('GET', `Contrato/opcoes?MatriculaId=${await matricular()}`);
    const { descontos: oferecidos } = corpo.data as { descontos: { nome: string }[] };
    expect(oferecidos.map((d) => d.nome)).toEqual(['Convênio', 'Pontualidade']);
    expect(await com(desconto(descontos.campanha, '40'))).toEqual(['DESCONTO_AINDA_NAO_VALE', 'descontos.0.descontoId']);
  });

  test('keeps its condition, stands once in an installment, and is of the full amount only if the register says so', async () => {
    expect(await com(desconto(descontos.pontualidade, '5'))).toEqual(['DESCONTO_CONDICIONAL', 'descontos.0.condicional']);
    expect((await com(desconto(descontos.pontualidade, '5', { condicional: true })))[0]).toBe('feito');
    const convenio = (partes: object = {}) => desconto(descontos.convenio, '8', partes);
    expect(await com(convenio(), convenio({ precoIndice: 0 }))).toEqual(['DESCONTO_REPETIDO', 'descontos.1.descontoId']);
    expect((await com(convenio({ parcelaAte: 6 }), convenio({ parcelaDe: 7 })))[0]).toBe('feito');
    expect(await com(convenio({ sobreValorCheio: true }))).toEqual(['DESCONTO_ACIMA_DO_CADASTRO', 'descontos.0.sobreValorCheio']);
  });
});
