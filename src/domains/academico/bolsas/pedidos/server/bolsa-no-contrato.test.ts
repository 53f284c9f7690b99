import { sql } from 'kysely';
import { anexarAFicha } from '#domains/academico/bolsas/fichas/server/anexos.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aditarHoje } from '#domains/academico/contratos/aditivos/datados/server/aditar.ts';
import { vigorarAditivo } from '#domains/academico/contratos/aditivos/registro/server/door.ts';
import { revogarAditivo } from '#domains/academico/contratos/aditivos/server/revogar.ts';
import { retirarCadaUm } from '#domains/academico/contratos/aditivos/server/retirar.ts';
import { ativarContratos } from '#domains/academico/contratos/ciclo/server/door.ts';
import { criarAnoLetivo } from '#domains/academico/periodos-letivos/server/oficina.ts';
import { criarDesconto } from '#domains/financeiro/cadastros/server/oficina.ts';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/door.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { criarMundo, criarRascunho, matricularFamilia, type Mundo, titulosDoContrato } from '#tests/helpers/mundo.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { quemDeTeste, type RespostaDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

let s: ServidorDeTeste;
let mundo: Mundo;
let meiaId: number;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.bolsas, ...salasDe.contratos] });
  mundo = await criarMundo(s.banco.db, { vagas: 100 });
  meiaId = await desconto({ nome: 'Bolsa 50 %' });
});
afterAll(() => s.fechar());

type Gravado = { id: number; versao: number };
const dados = <T>(r: RespostaDeTeste): T => {
  expect(r.status, JSON.stringify(r.corpo)).toBe(200);
  return r.corpo.data as T;
};
const codigo = (r: RespostaDeTeste) => r.corpo.error?.code ?? r.status;
const desconto = (partes: { nome: string; condicional?: boolean; limiteCentavos?: number }): Promise<number> =>
  transacao(s.banco.db, async (tx) => {
    const corpo = { tipo: 'bolsa', forma: 'percentual', percentual: '50', ...partes };
    return (await criarDesconto(atoDe(tx, mundo.quem), corpo as Parameters<typeof criarDesconto>[1])).id;
  });
const sobre = (pedido: { id: number }, verbo: string, body: object) => s.pedir('POST', `BolsaPedido/${pedido.id}/${verbo}`, { body });
const decidir = (pedido: Gravado, descontoId: number) =>
  sobre(pedido, 'decisao', { versao: pedido.versao, conceder: true, descontoId, decisao: 'Ata 3' });
const parecer = (pedido: Gravado) =>
  sobre(pedido, 'parecer', { versao: pedido.versao, parecer: 'Renda conferida com os holerites.', percentualRecomendado: '50' });
const pedir = async (fichaId: number, matriculaId: number) =>
  dados<Gravado>(await s.pedir('POST', 'BolsaPedido', { body: { fichaId, matriculaId, percentualSolicitado: '100' } }));

let n = 0;
/** A family of three with its form and a request of its student. */
async function familia(partes: object = {}) {
  const { matriculaId, pagadores, alunoId } = await matricularFamilia(s.banco.db, mundo, `Bolsista ${(n += 1)}`, ['100.00'], 99);
  const body = {
    responsavelId: pagadores[0],
    anoLetivoId: mundo.anoLetivoId,
    dataReferencia: '2026-02-01',
    membros: [{ nome: 'Mãe' }, { nome: 'Pai' }, { nome: 'Filha' }],
    rendas: [{ membro: 1, tipo: 'salario', mes1Centavos: 500_000, mes2Centavos: null, mes3Centavos: null }],
    moradia: 'alugada',
    declaracao: true,
    ...partes,
  };
  const ficha = dados<Gravado>(await s.pedir('POST', 'FichaSocioeconomica', { body }));
  return { matriculaId, alunoId, ficha, corpo: body, pedido: await pedir(ficha.id, matriculaId) };
}
async function concedida() {
  const { pedido, ...resto } = await familia();
  return { ...resto, pedido: dados<Gravado>(await decidir(dados<Gravado>(await parecer(pedido)), meiaId)) };
}
async function comContratoAtivo(cpf: string) {
  const bolsa = await concedida();
  await sql`update pessoas set cpf = ${cpf} where id = (select pessoa_id from matriculas_responsaveis where matricula_id = ${bolsa.matriculaId})`.execute(
    s.banco.dono,
  );
  const contratoId = await criarRascunho(s.banco.db, mundo, bolsa.matriculaId, centavos(1_200_000), 12);
  await transacao(s.banco.db, (tx) => ativarContratos(atoDe(tx, mundo.quem), [{ id: contratoId }]));
  return { ...bolsa, contratoId };
}
const aplicar = (pedido: Gravado) => sobre(pedido, 'desconto', { versao: pedido.versao, aPartirDe: '2026-07-01' });
const encerrar = (pedido: Gravado, aPartirDe = '2026-12-01') =>
  sobre(pedido, 'encerramento', { versao: pedido.versao, aPartirDe, motivo: 'Renda mudou' });
const lerNoContrato = async (id: number) =>
  dados<{ noContrato: string; encerradaDesde: string | null }>(await s.pedir('GET', `BolsaPedido/${id}`));
const linhasDe = async (contratoId: number) =>
  (
    await sql<{ de: number; ate: number }>`select parcela_de as de, parcela_ate as ate from contratos_descontos
      where contrato_id = ${contratoId}`.execute(s.banco.db)
  ).rows;
const parcelasDe = async (pedidoId: number) =>
  dados<{ parcelas: object | null }>(await s.pedir('GET', `BolsaPedido/proporcao?AnoLetivoId=${mundo.anoLetivoId}&PedidoId=${pedidoId}`))
    .parcelas;
async function pagar(contratoId: number, quais: (parcela: number) => boolean): Promise<void> {
  const itens = (await titulosDoContrato(s.banco.db, contratoId))
    .filter(({ parcela }) => quais(parcela))
    .map(({ id }) => ({ tituloId: id, valorCentavos: centavos(100_000) }));
  const { contaBancariaId, formaPagamentoId } = mundo;
  await transacao(s.banco.db, (tx) =>
    baixarTitulos(atoDe(tx, mundo.quem), { dataBaixa: '2026-02-01', contaBancariaId, formaPagamentoId, itens }),
  );
}
const aditivosDe = async (contratoId: number) =>
  (
    await sql<
      Gravado & { situacao: string }
    >`select id, versao, situacao from aditivos where contrato_id = ${contratoId} order by id`.execute(s.banco.db)
  ).rows;

test('what goes on the contract is what the committee granted: a discount edited since is refused, and one with a limit or lost when late is never granted', async () => {
  const { pedido, matriculaId } = await concedida();
  await criarRascunho(s.banco.db, mundo, matriculaId);
  await sql`update descontos set percentual = 80 where id = ${meiaId}`.execute(s.banco.dono);
  expect(codigo(await aplicar(pedido))).toBe('BOLSA_MUDOU_NO_CADASTRO');
  await sql`update descontos set percentual = 50 where id = ${meiaId}`.execute(s.banco.dono);
  dados(await aplicar(pedido));
  const comparecer = dados<Gravado>(await parecer((await familia()).pedido));
  for (const partes of [
    { nome: 'Bolsa em dia', condicional: true },
    { nome: 'Bolsa até 100', limiteCentavos: 10_000 },
  ])
    expect(codigo(await decidir(comparecer, await desconto(partes)))).toBe('DESCONTO_NAO_E_BOLSA');
});

test('where addenda are signed, ending a scholarship withdraws its addendum that waits; an ending that was not signed is ended again', async () => {
  const { pedido, contratoId } = await comContratoAtivo('52998224725');
  const outra = await comContratoAtivo('11144477735');
  await sql`update contratos_configuracao set exige_assinatura = true`.execute(s.banco.dono);
  try {
    const aplicada = dados<Gravado>(await aplicar(pedido));
    expect((await aditivosDe(contratoId)).map((a) => a.situacao)).toEqual(['aguardando_assinatura']);
    dados(await encerrar(aplicada));
    expect((await aditivosDe(contratoId)).map((a) => a.situacao)).toEqual(['revogado']);

    const posta = dados<Gravado>(await aplicar(outra.pedido));
    const [inclusao] = await aditivosDe(outra.contratoId);
    if (!inclusao) throw new Error('no addendum');
    await transacao(s.banco.db, (tx) => vigorarAditivo(atoDe(tx, mundo.quem), { id: inclusao.id, versao: inclusao.versao }));
    const fim = dados<Gravado>(await encerrar(posta));
    expect(codigo(await encerrar(fim))).toBe('ADITIVO_EM_RASCUNHO');
    const [, doFim] = await aditivosDe(outra.contratoId);
    await transacao(s.banco.db, (tx) => retirarCadaUm(atoDe(tx, mundo.quem), [doFim?.id ?? 0], { motivo: 'Não assinou' }));
    const deNovo = dados<Gravado>(await encerrar(fim));
    const [, , novo] = await aditivosDe(outra.contratoId);
    expect(novo?.situacao).toBe('aguardando_assinatura');
    await transacao(s.banco.db, (tx) => vigorarAditivo(atoDe(tx, mundo.quem), { id: novo?.id ?? 0, versao: novo?.versao ?? 0 }));
    expect(codigo(await encerrar(deNovo))).toBe('BOLSA_JA_ENCERRADA');
  } finally {
    await sql`update contratos_configuracao set exige_assinatura = false`.execute(s.banco.dono);
  }
});

test('a scholarship is on the contract while the draft has its line and the contract was not cancelled; else it may be put there again', async () => {
  const { pedido, matriculaId } = await concedida();
  const contratoId = await criarRascunho(s.banco.db, mundo, matriculaId);
  const posta = dados<Gravado>(await aplicar(pedido));
  expect((await lerNoContrato(pedido.id)).noContrato).toBe('sim');
  await sql`delete from contratos_descontos where contrato_id = ${contratoId}`.execute(s.banco.dono);
  expect((await lerNoContrato(pedido.id)).noContrato).toBe('nao');
  dados(await aplicar(posta));
  expect((await lerNoContrato(pedido.id)).noContrato).toBe('sim');
  await transacao(s.banco.dono, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`update contratos set situacao = 'cancelado' where id = ${contratoId}`.execute(tx);
  });
  expect((await lerNoContrato(pedido.id)).noContrato).toBe('nao');
});

test('on a draft a scholarship that was ended is ended sooner; asked once more with nothing left to take off, that is told', async () => {
  const { pedido, matriculaId } = await concedida();
  const contratoId = await criarRascunho(s.banco.db, mundo, matriculaId, centavos(1_200_000), 12);
  const posta = dados<Gravado>(await aplicar(pedido));
  const fim = dados<Gravado>(await encerrar(posta, '2026-11-01'));
  expect(await linhasDe(contratoId)).toEqual([{ de: 6, ate: 9 }]);
  expect((await lerNoContrato(pedido.id)).encerradaDesde).toBe('2026-11-01');
  expect(codigo(await encerrar(fim, '2026-12-01'))).toBe('BOLSA_JA_ENCERRADA');
  const antes = dados<Gravado>(await encerrar(fim, '2026-09-01'));
  expect(await linhasDe(contratoId)).toEqual([{ de: 6, ate: 7 }]);
  expect((await lerNoContrato(pedido.id)).encerradaDesde).toBe('2026-09-01');
  dados(await encerrar(antes, '2026-07-01'));
  expect(await linhasDe(contratoId)).toEqual([]);
});

test('the day of the end is of the year of the scholarship or of the installments of its contract: another is refused at its field', async () => {
  const fora = (aPartirDe: string, de: string, ate: string) => [
    400,
    [{ path: 'aPartirDe', code: 'FIM_FORA_DO_ANO', message: expect.stringContaining(`entre ${de} e ${ate}`) }],
    aPartirDe,
  ];
  const recusado = async (pedido: Gravado, aPartirDe: string) => {
    const { status, corpo } = await encerrar(pedido, aPartirDe);
    return [status, corpo.error?.fields, aPartirDe];
  };
  const { pedido } = await concedida();
  for (const dia of ['2025-01-01', '2025-12-31', '2027-01-01'])
    expect(await recusado(pedido, dia)).toEqual(fora(dia, '01/01/2026', '31/12/2026'));
  dados(await encerrar(pedido, '2026-12-31'));
  // Twelve installments from February on: the last one falls due in January.
  const { pedido: outro, matriculaId } = await concedida();
  await criarRascunho(s.banco.db, mundo, matriculaId, centavos(1_200_000), 12);
  const posta = dados<Gravado>(await aplicar(outro));
  expect(await recusado(posta, '2027-02-01')).toEqual(fora('2027-02-01', '01/01/2026', '10/01/2027'));
  dados(await encerrar(posta, '2027-01-10'));
});

test('an ended scholarship leaves the form of the family free to be corrected and asked by again; a granted one does not', async () => {
  const { pedido, ficha, corpo, matriculaId } = await concedida();
  const { responsavelId: _, anoLetivoId: __, ...resto } = corpo;
  const corrigir = (versao: number) =>
    s.pedir('PUT', 'FichaSocioeconomica', { body: { ...resto, membros: [{ nome: 'Mãe' }, { nome: 'Filha' }], id: ficha.id, versao } });
  const julgada = async () => dados<{ julgada: boolean }>(await s.pedir('GET', `FichaSocioeconomica/${ficha.id}`)).julgada;
  expect(codigo(await corrigir(1))).toBe('FICHA_JULGADA');
  dados(await encerrar(pedido, '2026-08-01'));
  expect(await julgada()).toBe(false);
  expect(dados<Gravado>(await corrigir(1)).versao).toBe(2);
  const outro = await pedir(ficha.id, matriculaId);
  dados(await parecer(outro));
  expect(await julgada()).toBe(true);
  expect(codigo(await corrigir(2))).toBe('FICHA_JULGADA');
});

test('before the committee decides it is told what the contract still has to change: nothing, where every installment was paid', async () => {
  const semContrato = await familia();
  expect(await parcelasDe(semContrato.pedido.id)).toBeNull();
  const { pedido, contratoId } = await comContratoAtivo('39053344705');
  const numero = expect.stringMatching(/^2026-/);
  expect(await parcelasDe(pedido.id)).toEqual({ contratoNumero: numero, total: 12, abertas: 12 });
  await pagar(contratoId, (parcela) => parcela <= 7);
  expect(await parcelasDe(pedido.id)).toEqual({ contratoNumero: numero, total: 12, abertas: 5 });
  await pagar(contratoId, (parcela) => parcela > 7);
  expect(await parcelasDe(pedido.id)).toEqual({ contratoNumero: numero, total: 12, abertas: 0 });
  const recusa = (await aplicar(pedido)).corpo.error;
  expect([recusa?.code, recusa?.message]).toEqual(['ADITIVO_SEM_EFEITO', expect.stringContaining('vira crédito')]);
});

test('a discount that the contract has by another way stands in the way, by its name, until it is taken off there', async () => {
  const { pedido, matriculaId } = await concedida();
  const contratoId = await criarRascunho(s.banco.db, mundo, matriculaId);
  const posta = dados<Gravado>(await aplicar(pedido));
  // As if it had not come from here: the line gives less.
  const soltar = sql`update bolsas_pedidos set contrato_id = null where id = ${pedido.id}`;
  await soltar.execute(s.banco.dono);
  await sql`update contratos_descontos set percentual = 40 where contrato_id = ${contratoId}`.execute(s.banco.dono);
  const recusado = await aplicar(posta);
  const ativo = await comContratoAtivo('15350946056');
  const noAtivo = dados<Gravado>(await aplicar(ativo.pedido));
  await sql`update bolsas_pedidos set contrato_id = null, aditivo_id = null where id = ${ativo.pedido.id}`.execute(s.banco.dono);
  const antes = await sobre(ativo.pedido, 'desconto', { versao: noAtivo.versao, aPartirDe: '2026-03-01' });
  for (const { status, corpo } of [recusado, antes])
    expect([status, corpo.error]).toEqual([
      409,
      expect.objectContaining({
        code: 'DESCONTO_JA_NO_CONTRATO',
        fields: [],
        message: expect.stringMatching(
          /^O contrato 2026-\d+ já tem “Bolsa 50 %” em parcelas que vencem a partir de 01\/0[37]\/2026, posto por outro meio\./,
        ),
      }),
    ]);
  await sql`delete from contratos_descontos where contrato_id = ${contratoId}`.execute(s.banco.dono);
  dados(await aplicar(posta));
  // An addendum that gives it as the scholarship would is that of the scholarship.
  const [dele] = await aditivosDe(ativo.contratoId);
  expect(dados<Gravado>(await aplicar(noAtivo))).toMatchObject({ contratoId: ativo.contratoId, aditivoId: dele?.id });
  expect(await aditivosDe(ativo.contratoId)).toHaveLength(1);
  expect((await lerNoContrato(ativo.pedido.id)).noContrato).toBe('sim');
});

test('a contract agreed with the very discount has the scholarship; before that is said, ending it would leave the discount there and is refused', async () => {
  const { pedido, matriculaId } = await concedida();
  const contratoId = await criarRascunho(s.banco.db, mundo, matriculaId, centavos(1_200_000), 12);
  const posta = dados<Gravado>(await aplicar(pedido));
  await sql`update pessoas set cpf = '87748248800' where id = (select pessoa_id from matriculas_responsaveis where matricula_id = ${matriculaId})`.execute(
    s.banco.dono,
  );
  await transacao(s.banco.db, (tx) => ativarContratos(atoDe(tx, mundo.quem), [{ id: contratoId }]));
  await sql`update bolsas_pedidos set contrato_id = null where id = ${pedido.id}`.execute(s.banco.dono);
  const recusa = (await encerrar(posta, '2026-10-01')).corpo.error;
  expect([recusa?.code, recusa?.message]).toEqual(['BOLSA_POR_OUTRO_MEIO', expect.stringContaining('Use “Pôr no contrato”')]);
  const assumida = dados<Gravado & { aditivoId: number | null }>(await aplicar(posta));
  expect(assumida.aditivoId).toBeNull();
  expect((await lerNoContrato(pedido.id)).noContrato).toBe('sim');
  dados(await encerrar(assumida, '2026-10-01'));
  expect(await aditivosDe(contratoId)).toHaveLength(1);
  // Taken back by mistake or not: what a new grant finds in force is its own.
  const [fim] = await aditivosDe(contratoId);
  await transacao(s.banco.db, (tx) =>
    revogarAditivo(atoDe(tx, mundo.quem), { id: fim?.id ?? 0, versao: fim?.versao ?? 0, motivo: 'Encerrada por engano' }),
  );
  const { rows } = await sql<{ fichaId: number }>`select ficha_id as "fichaId" from bolsas_pedidos where id = ${pedido.id}`.execute(
    s.banco.db,
  );
  const outra = dados<Gravado>(await decidir(dados<Gravado>(await parecer(await pedir(rows[0]?.fichaId ?? 0, matriculaId))), meiaId));
  dados(await aplicar(outra));
  expect(await aditivosDe(contratoId)).toHaveLength(1);
});

test('one that is on all prices ends for each of them on the day, whatever number its installments have by then', async () => {
  const comDuasLinhas = async (cpf: string) => {
    const bolsa = await concedida();
    await sql`update pessoas set cpf = ${cpf} where id = (select pessoa_id from matriculas_responsaveis where matricula_id = ${bolsa.matriculaId})`.execute(
      s.banco.dono,
    );
    const contratoId = await criarRascunho(s.banco.db, mundo, bolsa.matriculaId, centavos(1_200_000), 12);
    await sql`insert into contratos_precos (contrato_id, descricao, valor_centavos, parcelas, primeiro_vencimento, dia_vencimento, forma_pagamento_id, conta_bancaria_id)
      select contrato_id, 'Material', 60000, 6, '2026-04-10', 10, forma_pagamento_id, conta_bancaria_id from contratos_precos where contrato_id = ${contratoId}`.execute(
      s.banco.db,
    );
    await sql`insert into contratos_descontos (contrato_id, desconto_id, descricao, forma, percentual, condicional, sobre_valor_cheio, prioridade, parcela_de)
      select ${contratoId}, id, nome, forma, percentual, condicional, sobre_valor_cheio, prioridade, 1 from descontos where id = ${meiaId}`.execute(
      s.banco.db,
    );
    await sql`insert into contratos_descontos (contrato_id, descricao, forma, valor_centavos, condicional, sobre_valor_cheio, prioridade, parcela_de)
      select ${contratoId}, 'Fidelidade', 'valor', 1000, false, false, prioridade, 1 from descontos where id = ${meiaId}`.execute(
      s.banco.db,
    );
    return { ...bolsa, contratoId };
  };
  const porNoContrato = (pedido: Gravado) => sobre(pedido, 'desconto', { versao: pedido.versao, aPartirDe: '2026-02-01' });
  const rascunho = await comDuasLinhas('98765432100');
  dados(await encerrar(dados<Gravado>(await porNoContrato(rascunho.pedido)), '2026-06-01'));
  expect(await linhasDe(rascunho.contratoId)).toEqual([
    { de: 1, ate: 4 },
    { de: 1, ate: 2 },
    { de: 1, ate: null },
  ]);

  const ativo = await comDuasLinhas('12345678909');
  await transacao(s.banco.db, (tx) => ativarContratos(atoDe(tx, mundo.quem), [{ id: ativo.contratoId }]));
  const noContrato = dados<Gravado>(await porNoContrato(ativo.pedido));
  // The register no longer grants it: what ends grants nothing.
  await sql`update descontos set ativo = false where id = ${meiaId}`.execute(s.banco.dono);
  const umaVez = dados<Gravado>(await encerrar(noContrato, '2026-06-01'));
  const errados = async (fim: string) => {
    const { rows } = await sql<{ vencimento: string; meia: boolean }>`select data_vencimento::text as vencimento,
        desconto_incondicional_centavos = valor_centavos / 2 + 1000 as meia
      from titulos_receber where contrato_id = ${ativo.contratoId} and situacao <> 'cancelado' order by 1`.execute(s.banco.db);
    expect(rows).toHaveLength(18);
    return rows.filter(({ meia, vencimento }) => meia !== vencimento < fim);
  };
  expect(await errados('2026-06-01')).toEqual([]);
  // It may end sooner still.
  dados(await encerrar(umaVez, '2026-04-01'));
  expect(await errados('2026-04-01')).toEqual([]);
  await sql`update descontos set ativo = true where id = ${meiaId}`.execute(s.banco.dono);
});

test('what an addendum took off the contract whole is not there, and may be put there again', async () => {
  const { pedido, contratoId } = await comContratoAtivo('28625587887');
  const posta = dados<Gravado>(await aplicar(pedido));
  const { rows } = await sql<{ id: number }>`select t.id from aditivos_termos t join aditivos a on a.id = t.aditivo_id
    where a.contrato_id = ${contratoId}`.execute(s.banco.db);
  const tirar = (parcelaDe: number) =>
    transacao(s.banco.db, (tx) =>
      aditarHoje(atoDe(tx, mundo.quem), {
        contratoId,
        motivo: 'A pedido da família',
        termos: [{ tipo: 'remover_desconto', chave: `termo:${rows[0]?.id ?? 0}`, parcelaDe }],
      }),
    );
  await tirar(9);
  expect((await lerNoContrato(pedido.id)).noContrato).toBe('sim');
  await tirar(1);
  expect((await lerNoContrato(pedido.id)).noContrato).toBe('nao');
  expect((await titulosDoContrato(s.banco.db, contratoId)).filter((t) => t.situacao !== 'cancelado')).toHaveLength(12);
  dados(await aplicar(posta));
  expect((await lerNoContrato(pedido.id)).noContrato).toBe('sim');
});

test('the tolerance of a report wants the report attached, and the form of the next year does not have it yet', async () => {
  const limite = await sql<{
    centavos: number;
  }>`select floor(min(f.limite_salarios * s.valor_centavos))::int as centavos from bolsas_faixas f
    cross join lateral (select valor_centavos from salarios_minimos where vigente_desde <= '2026-02-01' order by vigente_desde desc limit 1) s`.execute(
    s.banco.db,
  );
  const renda = [
    { membro: 1, tipo: 'salario', mes1Centavos: (limite.rows[0]?.centavos ?? 0) * 3 + 300, mes2Centavos: null, mes3Centavos: null },
  ];
  const { ficha, pedido } = await familia({ laudoSocial: true, rendas: renda });
  expect(codigo(await parecer(pedido))).toBe('LAUDO_SEM_ANEXO');
  const laudo = { nome: 'Laudo.pdf', tipo: 'application/pdf', conteudo: Buffer.from('%PDF-1.4'), refeito: false };
  await transacao(s.banco.db, (tx) => anexarAFicha(atoDe(tx, mundo.quem), { id: ficha.id, assunto: 'laudo', ...laudo }));
  dados(await parecer(pedido));
  const { id: anoLetivoId } = await transacao(s.banco.db, (tx) => criarAnoLetivo(atoDe(tx, mundo.quem), 2027));
  const nova = dados<Gravado>(
    await s.pedir('POST', 'FichaSocioeconomica/{id}/renovacao'.replace('{id}', String(ficha.id)), { body: { anoLetivoId } }),
  );
  expect((await s.pedir('GET', `FichaSocioeconomica/${nova.id}`)).corpo.data).toMatchObject({ dados: { laudoSocial: false } });
});

test('a teacher restricted to the panel sees only scholarships and forms of his students', async () => {
  const { pedido, ficha } = await familia();
  const docente = quemDeTeste(undefined, { restritoPainelProfessor: true, pessoaId: 999_999 });
  for (const lista of ['BolsaPedido', 'FichaSocioeconomica'])
    expect((await s.pedir('GET', `${lista}/obter-paginado`, { quem: docente })).corpo.data).toMatchObject({ itens: [] });
  for (const caminho of [`BolsaPedido/${pedido.id}`, `FichaSocioeconomica/${ficha.id}`, `FichaSocioeconomica/${ficha.id}/visualizacoes`])
    expect((await s.pedir('GET', caminho, { quem: docente })).status, caminho).toBe(404);
  expect((await s.pedir('GET', `BolsaPedido/opcoes?FichaId=${ficha.id}`, { quem: docente })).corpo.data).toMatchObject({ matriculas: [] });
});
