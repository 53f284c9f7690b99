import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { centavos } from '#shared/dinheiro.ts';
import { criarMundo, criarRascunho, matricularFamilia, type Mundo, titulosDoContrato } from '#tests/helpers/mundo.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { ativarContratos } from './ativar-contratos.ts';

let s: ServidorDeTeste;
let mundo: Mundo;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.contratos });
  mundo = await criarMundo(s.banco.db, { vagas: 100 });
});
afterAll(() => s.fechar());

const ativar = (id: number, versao = 1, headers: Record<string, string> = {}) =>
  s.pedir('POST', `Contrato/${id}/ativacao`, { body: { versao }, headers });
let familias = 0;
async function rascunho(percentuais = ['100.00'], valor = 1_000_000) {
  familias += 1;
  const familia = await matricularFamilia(s.banco.db, mundo, `Aluno ${familias}`, percentuais, percentuais.length > 1 ? 0 : 10);
  for (const [i, id] of familia.pagadores.entries())
    await sql`update pessoas set cpf = null where cpf = ${cpfDe(familias * 4 + i)}`
      .execute(s.banco.db)
      .then(() => sql`update pessoas set cpf = ${cpfDe(familias * 4 + i)} where id = ${id}`.execute(s.banco.db));
  return { ...familia, contratoId: await criarRascunho(s.banco.db, mundo, familia.matriculaId, centavos(valor)) };
}
/** A right CPF for a number, by the rule of the check digits. */
function cpfDe(n: number): string {
  const base = String(100_000_000 + n)
    .split('')
    .map(Number);
  for (const peso of [10, 11]) {
    const r = base.reduce((soma, d, i) => soma + d * (peso - i), 0) % 11;
    base.push(r < 2 ? 0 : 11 - r);
  }
  return base.join('');
}

describe('activation', () => {
  test('splits 10.000,00 in 12 to the cent and records state, facts and audit', async () => {
    const { contratoId } = await rascunho();
    const resposta = await ativar(contratoId);
    expect(resposta.status).toBe(200);
    expect(resposta.corpo.data).toEqual({ id: contratoId, situacao: 'ativo', titulos: 12, totalCentavos: 1_000_000 });
    const titulos = await titulosDoContrato(s.banco.db, contratoId);
    expect(titulos.map((t) => t.valor_centavos)).toEqual([
      ...Array.from({ length: 4 }, () => 83_334),
      ...Array.from({ length: 8 }, () => 83_333),
    ]);
    expect(titulos[0]).toMatchObject({ situacao: 'aberto', data_vencimento: '2026-02-10' });
    const { rows } = await sql<{ fatos: number; situacoes: number; auditoria: number }>`select
      (select count(*)::int from fatos_contabeis f where f.origem_tipo = 'titulo' and f.origem_id = any(${titulos.map((t) => t.id)})) as fatos,
      (select count(*)::int from contratos_situacoes where contrato_id = ${contratoId} and para = 'ativo') as situacoes,
      (select count(*)::int from auditoria where alvo_tipo = 'contrato' and alvo_id = ${contratoId} and acao = 'contrato.ativado') as auditoria`.execute(
      s.banco.db,
    );
    expect(rows[0]).toEqual({ fatos: 12, situacoes: 1, auditoria: 1 });
  });

  test('divides each installment by the shares, summing exactly', async () => {
    const { contratoId, pagadores } = await rascunho(['60.00', '40.00'], 1_000_001);
    expect((await ativar(contratoId)).status).toBe(200);
    const titulos = await titulosDoContrato(s.banco.db, contratoId);
    expect(titulos).toHaveLength(24);
    expect(titulos.reduce((soma, t) => soma + t.valor_centavos, 0)).toBe(1_000_001);
    expect(new Set(titulos.map((t) => t.pagador_id))).toEqual(new Set(pagadores));
  });

  test('twice creates nothing twice: same key, same answer; another try is told why', async () => {
    const { contratoId } = await rascunho();
    const chave = { 'idempotency-key': `chave-${contratoId}-abc` };
    const primeira = await ativar(contratoId, 1, chave);
    const segunda = await ativar(contratoId, 1, chave);
    expect(segunda.corpo).toEqual(primeira.corpo);
    const terceira = await ativar(contratoId, 2);
    expect([terceira.status, terceira.corpo.error?.code]).toEqual([409, 'CONTRATO_TRANSICAO_INVALIDA']);
    expect(await titulosDoContrato(s.banco.db, contratoId)).toHaveLength(12);
  });

  test('two clerks at once: one activates, the other is refused', async () => {
    const { contratoId } = await rascunho();
    const respostas = await Promise.all([ativar(contratoId), ativar(contratoId), ativar(contratoId)]);
    expect(respostas.map((r) => r.status).sort()).toEqual([200, 409, 409]);
    expect(await titulosDoContrato(s.banco.db, contratoId)).toHaveLength(12);
  });

  test('a stale version gets 409 with the current record; no permission gets 403; an unknown contract 404', async () => {
    const { contratoId } = await rascunho();
    const velha = await ativar(contratoId, 7);
    expect([velha.status, velha.corpo.error?.code]).toEqual([409, 'VERSAO_DESATUALIZADA']);
    expect((velha.corpo.error as unknown as { detalhe: { id: number } }).detalhe.id).toBe(contratoId);
    const semPermissao = await s.pedir('POST', `Contrato/${contratoId}/ativacao`, {
      body: { versao: 1 },
      quem: quemDeTeste(['contratos:visualizar']),
    });
    expect([semPermissao.status, semPermissao.corpo.error?.code]).toEqual([403, 'SEM_PERMISSAO']);
    expect((await ativar(999_999)).status).toBe(404);
    expect(await titulosDoContrato(s.banco.db, contratoId)).toEqual([]);
  });

  test('in a batch each contract is judged by itself', async () => {
    const bom = await rascunho();
    const semCpf = await rascunho();
    await sql`update pessoas set cpf = null where id = any(${semCpf.pagadores})`.execute(s.banco.db);
    const resultado = await transacao(s.banco.db, (tx) =>
      ativarContratos(atoDe(tx, mundo.quem), [{ id: bom.contratoId }, { id: semCpf.contratoId }]),
    );
    expect(resultado.ativados.map((a) => a.id)).toEqual([bom.contratoId]);
    expect(resultado.recusados.map((r) => [r.id, r.erro.code])).toEqual([[semCpf.contratoId, 'CONTRATO_PAGADOR_SEM_CPF']]);
  });

  test('issues every title on the day it happens, also what fell due before: the position of a past day stays as it was', async () => {
    const { contratoId } = await rascunho();
    await transacao(s.banco.db, (tx) => ativarContratos(atoDe(tx, mundo.quem), [{ id: contratoId }]));
    const { rows } = await sql<{ dias: number; vencidos: number; fatos: number }>`
      select count(distinct t.data_emissao)::int as dias, count(*) filter (where t.data_vencimento < t.data_emissao)::int as vencidos,
        count(*) filter (where f.data_fato = (now() at time zone 'America/Belem')::date)::int as fatos
      from titulos_receber t join fatos_contabeis f on f.evento = 'titulo.emitido' and f.origem_id = t.id where t.contrato_id = ${contratoId}`.execute(
      s.banco.db,
    );
    expect(rows[0]).toMatchObject({ dias: 1, fatos: 12 });
    expect(rows[0]?.vencidos, 'the draft begins in the past').toBeGreaterThan(0);
  });
});

describe('draft', () => {
  const linha = () => ({
    descricao: 'Anuidade',
    valorCentavos: 120_000,
    parcelas: 12,
    primeiroVencimento: '2026-02-10',
    diaVencimento: 10,
    formaPagamentoId: mundo.formaPagamentoId,
  });

  test('needs a price, refuses unknown keys and wrong amounts, all at once', async () => {
    const vazio = await s.pedir('POST', 'Contrato', { body: { matriculaId: 1, precos: [], extra: 1 } });
    expect(vazio.status).toBe(400);
    expect(vazio.corpo.error?.fields.map((f) => [f.path, f.code])).toEqual(expect.arrayContaining([['extra', 'CAMPO_DESCONHECIDO']]));
    const errado = await s.pedir('POST', 'Contrato', {
      body: { matriculaId: 1, precos: [{ ...linha(), valorCentavos: 10.5, formaPagamentoId: null }] },
      headers: { 'content-language': 'en' },
    });
    expect(errado.corpo.error?.fields.map((f) => f.path).sort()).toEqual(['precos.0.formaPagamentoId', 'precos.0.valorCentavos']);
  });

  test('says in its record who made it, and when', async () => {
    const { matriculaId } = await matricularFamilia(s.banco.db, mundo, 'Aluno sem contrato', ['100.00'], 10);
    const { id } = (await s.pedir('POST', 'Contrato', { body: { matriculaId, precos: [linha()] } })).corpo.data as { id: number };
    const criado = (await s.pedir('GET', `Contrato/${id}`)).corpo.data;
    expect(criado).toMatchObject({ criadoPor: 'Fernanda Lima', criadoEm: expect.any(String) });
    // What began without a creation in the audit names nobody, whoever touched it first.
    const { contratoId } = await rascunho();
    await ativar(contratoId);
    expect((await s.pedir('GET', `Contrato/${contratoId}`)).corpo.data).toMatchObject({ criadoPor: null });
  });

  test('one contract in force for an enrollment', async () => {
    const { matriculaId } = await rascunho();
    const outro = await s.pedir('POST', 'Contrato', { body: { matriculaId, precos: [linha()] } });
    expect([outro.status, outro.corpo.error?.code]).toEqual([409, 'CONTRATO_JA_EXISTE']);
  });

  test('is edited while a draft, and no more once active', async () => {
    const { contratoId } = await rascunho();
    const editado = await s.pedir('PUT', 'Contrato', {
      body: {
        id: contratoId,
        versao: 1,
        precos: [linha()],
        descontos: [{ descricao: 'Irmãos', forma: 'percentual', percentual: '10', condicional: false, precoIndice: 0 }],
      },
    });
    expect(editado.corpo.data).toEqual({ id: contratoId, versao: 2 });
    const aberto = await s.pedir('GET', `Contrato/${contratoId}`);
    expect((aberto.corpo.data as { totais: { totalCentavos: number } }).totais.totalCentavos).toBe(108_000);
    await ativar(contratoId, 2);
    const tarde = await s.pedir('PUT', 'Contrato', { body: { id: contratoId, versao: 3, precos: [linha()] } });
    expect([tarde.status, tarde.corpo.error?.code]).toEqual([409, 'CONTRATO_NAO_EDITAVEL']);
  });
});

describe('cancellation and the database', () => {
  test('cancels what is due after the effective date and keeps the rest owed', async () => {
    const { contratoId } = await rascunho();
    await ativar(contratoId);
    const { rows } = await sql<{ hoje: string }>`select (now() at time zone 'America/Belem')::date as hoje`.execute(s.banco.db);
    const resposta = await s.pedir('POST', `Contrato/${contratoId}/cancelamento`, {
      body: { versao: 2, dataEfeito: '2027-01-09', motivo: 'Mudança de cidade' },
    });
    expect(resposta.status, rows[0]?.hoje).toBe(200);
    const titulos = await titulosDoContrato(s.banco.db, contratoId);
    expect(titulos.filter((t) => t.situacao === 'cancelado').map((t) => t.data_vencimento)).toEqual(['2027-01-10']);
  });

  test('through the wire: preview, suspension, reactivation, undo, settings, batches and the paper', async () => {
    const { contratoId } = await rascunho();
    await ativar(contratoId);
    const pedir = (acao: string, body: Record<string, unknown>, headers = {}) => s.pedir('POST', `Contrato/${acao}`, { body, headers });
    const previa = await pedir('cancelamentos/previa', {
      ids: [contratoId],
      dataEfeito: '2027-01-09',
      multa: { forma: 'percentual', percentual: '10', dataVencimento: '2099-01-01' },
    });
    expect((previa.corpo.data as { totais: unknown }).totais).toMatchObject({
      contratos: 1,
      cancelados: { quantidade: 1, somaCentavos: 83_333 },
      multaCentavos: 8_333,
    });
    const suspenso = await pedir(`${contratoId}/suspensao`, { versao: 2, dataEfeito: '2026-12-31', motivo: null });
    expect(suspenso.corpo.data).toMatchObject({ titulosCancelados: 1 });
    const { situacaoId } = suspenso.corpo.data as { situacaoId: number };
    expect((await pedir(`${contratoId}/suspensao`, { versao: 3 })).corpo.error?.code).toBe('CONTRATO_TRANSICAO_INVALIDA');
    expect((await pedir(`situacoes/${situacaoId}/desfazimento`, {})).corpo.data).toEqual({
      id: contratoId,
      situacao: 'ativo',
      titulosRestaurados: 1,
    });
    expect((await pedir(`situacoes/${situacaoId}/desfazimento`, {})).status).toBe(409);
    await pedir(`${contratoId}/suspensao`, { versao: 4, dataEfeito: '2026-12-31' });
    expect((await pedir(`${contratoId}/reativacao`, { versao: 5, dataEfeito: '2026-12-31' })).corpo.data).toMatchObject({
      titulosRestaurados: 1,
      dispensadoCentavos: 0,
    });
    expect((await pedir(`${contratoId}/encerramento`, { versao: 6 })).corpo.error?.code).toBe('CONTRATO_NAO_ENCERRAVEL');
    expect((await pedir(`${contratoId}/envio-para-assinatura`, { versao: 6 })).status).toBe(409);
    const configuracao = (await s.pedir('GET', 'Contrato/configuracao')).corpo.data as { versao: number };
    expect(configuracao).toMatchObject({ exigeAssinatura: false });
    for (const exigeAssinatura of [true, false]) {
      const { versao } = (await s.pedir('GET', 'Contrato/configuracao')).corpo.data as { versao: number };
      expect((await s.pedir('PUT', 'Contrato/configuracao', { body: { exigeAssinatura, versao } })).status).toBe(200);
    }
    for (const lote of ['cancelamentos', 'encerramentos', 'envios-para-assinatura', 'ativacoes']) {
      expect((await pedir(lote, { ids: [contratoId] })).status, lote).toBe(400);
      const feito = await pedir(lote, { ids: [contratoId, contratoId] }, { 'idempotency-key': `lote-${lote}-${contratoId}` });
      expect(feito.corpo.data, lote).toMatchObject({ total: 1 });
    }
    expect((await pedir('lotes/999999/desfazimento', {}, { 'idempotency-key': 'lote-desfazer-999' })).status).toBe(404);
    const pdf = await s.pedir('GET', `Contrato/${contratoId}/pdf`);
    expect([pdf.status, pdf.cabecalhos['content-type']]).toEqual([200, 'application/pdf']);
    expect((await s.pedir('GET', `Contrato/pdf?TurmaId=${mundo.turmaId}`)).status).toBe(200);
    const restrito = quemDeTeste(['contratos:visualizar', 'contratos:listar'], { restritoPainelProfessor: true, admin: false });
    expect((await s.pedir('GET', `Contrato/${contratoId}`, { quem: restrito })).status).toBe(404);
    expect(((await s.pedir('GET', 'Contrato/obter-paginado', { quem: restrito })).corpo.data as { total: number }).total).toBe(0);
  });

  test('an active contract whose titles do not add up is refused at commit', async () => {
    const { contratoId } = await rascunho();
    await ativar(contratoId);
    await expect(
      sql`update contratos set total_centavos = total_centavos + 1 where id = ${contratoId}`.execute(s.banco.db),
    ).rejects.toThrow('CONTRATO_NAO_FECHA');
  });

  test('a list takes at most 6 statements', async () => {
    const lista = await s.pedir('GET', 'Contrato/obter-paginado?Nome=aluno&Situacao=ativo&CampoOrdenado=total');
    expect(lista.status).toBe(200);
    expect(Number(lista.cabecalhos['x-instrucoes-sql'])).toBeLessThanOrEqual(6);
    const ruim = await s.pedir('GET', 'Contrato/obter-paginado?CampoOrdenado=senha');
    expect([ruim.status, ruim.corpo.error?.fields[0]?.code]).toEqual([400, 'ORDENACAO_INVALIDA']);
    const filtro = await s.pedir('GET', 'Contrato/obter-paginado?Xyz=1');
    expect(filtro.corpo.error?.fields[0]?.message).toContain('AnoLetivoId');
  });
});
