import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/door.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { contratoAtivoDeTeste, rascunhoDeTeste } from '#tests/helpers/contratos.ts';
import { criarMundo, type Familia, type Mundo } from '#tests/helpers/mundo.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { emailsDe, tokenDoEmail } from '#tests/helpers/usuarios.ts';
import { lembrarAssinaturas } from './lembrar.ts';

// A paper that could not come into force as it was sent is signed by nobody more; what all signed is confirmed by the public page.
let s: ServidorDeTeste;
let mundo: Mundo;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.contratos, ...salasDe.documentos] });
  mundo = await criarMundo(s.banco.db, { vagas: 30 });
});
afterAll(() => s.fechar());
beforeEach(() => sql`delete from tentativas`.execute(s.banco.db));

type Enviado = { id: number; contratoId: number; emails: string[]; tokens: string[] };
const exigir = (sim: boolean) => sql`update contratos_configuracao set exige_assinatura = ${sim}`.execute(s.banco.dono);
const pedir = async (caminho: string, body: object = {}) => {
  const { corpo } = await s.pedir('POST', caminho, { body });
  return corpo.error?.code ?? 'feito';
};
const publica = (acao: string, body: object) => s.pedir('POST', `AssinaturaPublica/${acao}`, { body });
const ler = async <T>(caminho: string): Promise<T> => (await s.pedir('GET', caminho)).corpo.data as T;
const versaoDe = async (contratoId: number) => (await ler<{ versao: number }>(`Contrato/${contratoId}`)).versao;
/** What the public page says of the code of the words that were sent. */
const conferir = async (codigo: string) => {
  const { corpo } = await s.pedir('GET', `DocumentoEmitido/conferencia/${codigo}`);
  return corpo.error?.code ?? (corpo.data as { situacao: string }).situacao;
};
const codigoDo = async (papel: 'contratos' | 'aditivos', id: number): Promise<string> => {
  const { rows } = await sql<{ codigo: string }>`select f_codigo_do_papel(texto_congelado -> 'documento') as codigo
    from ${sql.table(papel)} where id = ${id}`.execute(s.banco.db);
  return rows[0]?.codigo ?? '';
};

async function comEmails<F extends Familia>(familia: F): Promise<F & { emails: string[] }> {
  const emails = familia.pagadores.map((id) => `pessoa${id}@familia.escola`);
  for (const [i, id] of familia.pagadores.entries())
    await sql`insert into pessoas_contatos (pessoa_id, tipo, valor, principal) values (${id}, 'email', ${emails[i]}, true)`.execute(
      s.banco.db,
    );
  return { ...familia, emails };
}
/** A contract that waits for its signature, not sent by link yet. */
async function esperando() {
  await exigir(true);
  const familia = await comEmails(await rascunhoDeTeste(s.banco.db, mundo, ['60.00', '40.00']));
  const { contratoId } = familia;
  expect(await pedir(`Contrato/${contratoId}/envio-para-assinatura`, { versao: await versaoDe(contratoId), motivo: null })).toBe('feito');
  return familia;
}
const dados = (contratoId: number) => {
  const termo = { tipo: 'valor', precoIndice: 0, parcelaDe: 11, parcelaAte: null, valorCentavos: 70_000, percentual: null };
  return { contratoId, dataAditivo: '2026-06-01', motivo: 'Acordo', termos: [termo] };
};
const previsto = { parcelas: 2, ajusteCentavos: 2 * (70_000 - 83_333) };
/** An addendum that waits for its signature, not sent by link yet. */
async function aditivoEsperando() {
  await exigir(false);
  const familia = await comEmails(await contratoAtivoDeTeste(s.banco.db, mundo, ['60.00', '40.00']));
  await exigir(true);
  const { corpo } = await s.pedir('POST', 'Aditivo', { body: dados(familia.contratoId) });
  const { id: aditivoId } = corpo.data as { id: number };
  expect(await pedir(`Aditivo/${aditivoId}/envio-para-assinatura`, { versao: 1, previsto })).toBe('feito');
  return { ...familia, aditivoId };
}
async function porLink(papel: { contratoId: number; aditivoId?: number; emails: string[] }): Promise<Enviado> {
  const { contratoId, aditivoId, emails } = papel;
  const headers = { 'idempotency-key': `superado-${contratoId}-${aditivoId}-${Date.now()}` };
  const { corpo } = await s.pedir('POST', 'Assinatura', { body: { papeis: [{ contratoId, aditivoId }], dias: 10 }, headers });
  const { enviados } = corpo.data as { enviados: { id: number }[] };
  const cartas = await emailsDe(s);
  const tokens = emails.map((email) =>
    tokenDoEmail(cartas.find(({ para, texto }) => para === email && texto.includes('/assinar?token='))?.texto ?? ''),
  );
  return { id: enviados[0]?.id ?? 0, contratoId, emails, tokens };
}
async function assinar({ tokens, emails }: Enviado, i: number): Promise<string> {
  const aberto = await publica('abertura', { token: tokens[i] });
  if (aberto.corpo.error) return aberto.corpo.error.code;
  await publica('codigo', { token: tokens[i] });
  const carta = (await emailsDe(s)).find(({ para, assunto }) => para === emails[i] && /digo/.test(assunto));
  const { textoSha256 } = aberto.corpo.data as { textoSha256: string };
  const [codigo] = /\d{6}/.exec(carta?.texto ?? '') ?? [];
  return (await publica('aceite', { token: tokens[i], codigo, textoSha256, li: true })).corpo.error?.code ?? 'feito';
}
const assinarTodos = async (enviado: Enviado) => {
  for (const i of [0, 1]) expect(await assinar(enviado, i)).toBe('feito');
};
const pelaEscola = ({ id }: Enviado) => pedir(`Assinatura/${id}/contra-assinatura`);
const concluidas = async ({ emails }: Enviado) =>
  (await emailsDe(s)).filter(({ para, assunto }) => emails.includes(para) && assunto.startsWith('Assinado por todos')).length;
const dividirAoMeio = (matriculaId: number) =>
  transacao(s.banco.dono, (tx) =>
    sql`update matriculas_responsaveis set percentual = 50 where matricula_id = ${matriculaId} and financeiro`.execute(tx),
  );
/** One of the payers pays a share of an installment. */
async function pagar(contratoId: number, parcela: number) {
  const { rows } = await sql<{ id: number; valor: number }>`select id, saldo_centavos as valor from v_titulo_receber
    where contrato_id = ${contratoId} and parcela = ${parcela} order by id limit 1`.execute(s.banco.db);
  const { contaBancariaId, formaPagamentoId } = mundo;
  const itens = rows.map(({ id, valor }) => ({ tituloId: id, valorCentavos: centavos(valor) }));
  await transacao(s.banco.db, (tx) =>
    baixarTitulos(atoDe(tx, mundo.quem), { dataBaixa: '2026-02-01', contaBancariaId, formaPagamentoId, itens }),
  );
}
type ComImpedimento = { impedimento: { codigo: string; mensagem: string } | null };
type Envios = { itens: { id: number; superado: boolean; signatarios: { id: number; lembretes: number }[] }[] };
const enviosDe = async ({ contratoId }: Enviado) => (await ler<Envios>(`Contrato/${contratoId}/assinaturas`)).itens;
const lembrar = async (enviado: Enviado, i: number) =>
  pedir(`Assinatura/signatarios/${(await enviosDe(enviado))[0]?.signatarios[i]?.id ?? 0}/lembrete`);

describe('what could not come into force any more', () => {
  it('of a contract whose payers changed: its page says so, no payer signs, the school neither, and nothing is mailed', async () => {
    const familia = await esperando();
    const enviado = await porLink(familia);
    const pagina = () => ler<ComImpedimento>(`Contrato/${enviado.contratoId}`);
    expect((await pagina()).impedimento).toBeNull();
    expect(await assinar(enviado, 0)).toBe('feito');
    await dividirAoMeio(familia.matriculaId);
    expect((await pagina()).impedimento).toMatchObject({
      codigo: 'CONTRATO_MUDOU_APOS_ENVIO',
      mensagem: expect.stringContaining('desfaça o envio') as string,
    });
    expect(await assinar(enviado, 1)).toBe('PAPEL_SUPERADO');
    // Who signed already still reads what they signed.
    expect((await publica('abertura', { token: enviado.tokens[0] })).corpo.error).toBeUndefined();
    expect(await pelaEscola(enviado)).toBe('CONTRATO_MUDOU_APOS_ENVIO');
  });

  it('of a contract that all had signed: the school does not conclude it', async () => {
    const familia = await esperando();
    const enviado = await porLink(familia);
    await assinarTodos(enviado);
    await dividirAoMeio(familia.matriculaId);
    expect(await pelaEscola(enviado)).toBe('CONTRATO_MUDOU_APOS_ENVIO');
    expect(await concluidas(enviado)).toBe(0);
    expect(await pedir(`Contrato/${enviado.contratoId}/ativacao`, { versao: await versaoDe(enviado.contratoId) })).not.toBe('feito');
  });

  it('of an addendum of which an installment was paid meanwhile, the same', async () => {
    const aditivo = await aditivoEsperando();
    const enviado = await porLink(aditivo);
    const pagina = () =>
      ler<ComImpedimento & { ajusteCentavos: number; parcelas: { intocada: string | null }[] }>(`Aditivo/${aditivo.aditivoId}`);
    const noContrato = async () => (await ler<{ aditivos: { ajusteCentavos: number }[] }>(`Contrato/${aditivo.contratoId}`)).aditivos[0];
    // What waits to be signed says what it will do, on its page and on the contract's.
    const { impedimento, ajusteCentavos, parcelas } = await pagina();
    expect([impedimento, ajusteCentavos]).toEqual([null, previsto.ajusteCentavos]);
    expect(parcelas.filter(({ intocada }) => intocada === null)).toHaveLength(previsto.parcelas);
    expect(await noContrato()).toMatchObject({ ajusteCentavos: previsto.ajusteCentavos });
    expect(await assinar(enviado, 0)).toBe('feito');
    await pagar(aditivo.contratoId, 11);
    expect((await pagina()).impedimento).toMatchObject({ codigo: 'ADITIVO_MUDOU_APOS_ENVIO' });
    expect(await assinar(enviado, 1)).toBe('PAPEL_SUPERADO');
    expect(await pelaEscola(enviado)).toBe('ADITIVO_MUDOU_APOS_ENVIO');
    expect(await concluidas(enviado)).toBe(0);
  });
});

describe('nobody is asked to sign what could not come into force', () => {
  it('of a contract: not by hand, not by itself, not by sending it anew', async () => {
    const familia = await esperando();
    const enviado = await porLink(familia);
    expect((await enviosDe(enviado))[0]?.superado).toBe(false);
    await dividirAoMeio(familia.matriculaId);
    expect((await enviosDe(enviado))[0]?.superado).toBe(true);
    expect(await lembrar(enviado, 0)).toBe('CONTRATO_MUDOU_APOS_ENVIO');
    await sql`update assinaturas_signatarios set enviado_em = enviado_em - interval '4 days' where assinatura_id = ${enviado.id}`.execute(
      s.banco.db,
    );
    const antes = (await emailsDe(s)).length;
    await lembrarAssinaturas(s.servicos);
    expect((await emailsDe(s)).length).toBe(antes);
    const mensagens = async () => {
      const headers = { 'idempotency-key': `de-novo-${enviado.contratoId}-${Date.now()}` };
      const body = { papeis: [{ contratoId: enviado.contratoId }], dias: 10 };
      const { corpo } = await s.pedir('POST', 'Assinatura', { body, headers });
      return (corpo.data as { recusados: { mensagem: string }[] }).recusados.map(({ mensagem }) => mensagem);
    };
    expect(await mensagens()).toEqual([expect.stringContaining('desfaça o envio')]);
    expect(await pedir(`Assinatura/${enviado.id}/revogacao`, { motivo: 'Mudou' })).toBe('feito');
    expect(await mensagens()).toEqual([expect.stringContaining('desfaça o envio')]);
  });

  it('of an addendum: the page of its contract and the batch of signatures tell the same way out as its own page', async () => {
    const aditivo = await aditivoEsperando();
    const { aditivoId, contratoId } = aditivo;
    const enviado = await porLink(aditivo);
    const naFicha = async () => (await ler<{ aditivos: ComImpedimento[] }>(`Contrato/${contratoId}`)).aditivos[0]?.impedimento;
    const noLote = async () => {
      const { corpo } = await s.pedir('POST', 'Aditivo/assinaturas/previa', { body: { ids: [aditivoId] } });
      return (corpo.data as { aditivos: { recusa: { codigo: string } | null }[] }).aditivos[0]?.recusa?.codigo;
    };
    expect([await naFicha(), await noLote()]).toEqual([null, 'ASSINATURA_POR_LINK_EM_CURSO']);
    await pagar(contratoId, 11);
    expect(await naFicha()).toEqual((await ler<ComImpedimento>(`Aditivo/${aditivoId}`)).impedimento);
    expect(await naFicha()).toMatchObject({ codigo: 'ADITIVO_MUDOU_APOS_ENVIO' });
    expect(await noLote()).toBe('ADITIVO_MUDOU_APOS_ENVIO');
    expect(await pedir(`Aditivo/${aditivoId}/vigencia`, { versao: 2 })).toBe('ADITIVO_MUDOU_APOS_ENVIO');
    expect((await enviosDe(enviado))[0]?.superado).toBe(true);
    expect(await lembrar(enviado, 0)).toBe('ADITIVO_MUDOU_APOS_ENVIO');
  });
});

describe('the code of a paper, on the public page', () => {
  const desfazer = async (contratoId: number) => {
    const { rows } = await sql<{ id: number }>`select max(id) as id from contratos_situacoes where contrato_id = ${contratoId}`.execute(
      s.banco.db,
    );
    expect(await pedir(`Contrato/situacoes/${rows[0]?.id ?? 0}/desfazimento`)).toBe('feito');
  };

  it('of a contract is confirmed once all signed it; taken back it is told as cancelled, and as replaced once another is in force', async () => {
    const familia = await esperando();
    const { contratoId } = familia;
    const codigo = await codigoDo('contratos', contratoId);
    expect(await conferir(codigo)).toBe('CODIGO_NAO_CONFERE');
    const enviado = await porLink(familia);
    await assinarTodos(enviado);
    expect(await conferir(codigo)).toBe('CODIGO_NAO_CONFERE');
    expect(await pelaEscola(enviado)).toBe('feito');
    expect(await conferir(codigo)).toBe('valido');
    const antes = await s.pedir('GET', `DocumentoEmitido/conferencia/${codigo}`);
    await desfazer(contratoId);
    expect(await conferir(codigo)).toBe('cancelado');
    const depois = await s.pedir('GET', `DocumentoEmitido/conferencia/${codigo}`);
    // The same paper: only its state is another.
    expect(depois.corpo.data).toEqual({ ...(antes.corpo.data as object), situacao: 'cancelado' });
    expect(await pedir(`Contrato/${contratoId}/envio-para-assinatura`, { versao: await versaoDe(contratoId), motivo: null })).toBe('feito');
    const novo = await codigoDo('contratos', contratoId);
    expect([await conferir(codigo), await conferir(novo)]).toEqual(['cancelado', 'CODIGO_NAO_CONFERE']);
    expect(await pedir(`Contrato/${contratoId}/ativacao`, { versao: await versaoDe(contratoId) })).toBe('feito');
    expect([await conferir(codigo), await conferir(novo)]).toEqual(['substituido', 'valido']);
  });

  it('of an addendum the same', async () => {
    const aditivo = await aditivoEsperando();
    const { aditivoId } = aditivo;
    const codigo = await codigoDo('aditivos', aditivoId);
    const enviado = await porLink(aditivo);
    await assinarTodos(enviado);
    expect(await conferir(codigo)).toBe('CODIGO_NAO_CONFERE');
    expect(await pelaEscola(enviado)).toBe('feito');
    expect(await conferir(codigo)).toBe('valido');
    const antes = await s.pedir('GET', `DocumentoEmitido/conferencia/${codigo}`);
    expect(await pedir(`Aditivo/${aditivoId}/envio-para-assinatura/desfazimento`, { versao: 2 })).toBe('feito');
    const depois = await s.pedir('GET', `DocumentoEmitido/conferencia/${codigo}`);
    expect(depois.corpo.data).toEqual({ ...(antes.corpo.data as object), situacao: 'cancelado' });
    expect(await pedir(`Aditivo/${aditivoId}/envio-para-assinatura`, { versao: 3, previsto })).toBe('feito');
    const novo = await codigoDo('aditivos', aditivoId);
    expect([await conferir(codigo), await conferir(novo)]).toEqual(['cancelado', 'CODIGO_NAO_CONFERE']);
    expect(await pedir(`Aditivo/${aditivoId}/vigencia`, { versao: 4 })).toBe('feito');
    expect([await conferir(codigo), await conferir(novo)]).toEqual(['substituido', 'valido']);
  });
});
