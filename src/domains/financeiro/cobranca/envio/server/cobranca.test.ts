import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/door.ts';
import { devidoEm } from '#domains/financeiro/titulos/devido/server/door.ts';
import { transacao, type Tx } from '#platform/server/database/kysely.ts';
import { diasEntre, hojeEm, isDiaUtil, somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { pessoaDeTeste } from '#tests/helpers/academico.ts';
import { contar, passoAPasso } from '#tests/helpers/corridas.ts';
import { fernanda, fuso, type Tesouraria, tesourariaDeTeste, titulosDeTeste } from '#tests/helpers/financeiro.ts';
import { textoDoPdf } from '#tests/helpers/pdf.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { usuarioDeTeste } from '#tests/helpers/usuarios.ts';
import { enviarCartas } from '#domains/financeiro/cobranca/cartas/server/enviar-cartas.ts';
import { prepararEscolhidas, prepararRegua } from './preparar-lotes.ts';
import { proporRegua } from './propor.ts';
import { definirTarefaDeEnvio } from './tarefa-envio.ts';

let s: ServidorDeTeste;
let t: Tesouraria;
const hoje = hojeEm(new Date(), fuso);
/** A working day: the ladder rests on the others. */
const dia = [0, 1, 2, 3, 4].map((n) => somarDias(hoje, -n)).find((d) => isDiaUtil(d)) ?? hoje;
const corpo =
  'Prezado(a) {{responsavel}},\n\nConstam em aberto até {{data}}:\n{{titulos}}\n\nTotal {{total}}. Responda até {{prazo}}: {{contato}}.\n{{pagamento}}\nSe já pagou, desconsidere.';
const modelo = { nome: 'Lembrete', assunto: 'Mensagem financeira do Colégio Exemplo', corpo, ativo: true };

beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.cobranca, trabalhar: true, tarefas: definirTarefaDeEnvio });
  t = await tesourariaDeTeste(s.banco.db);
  // The job looks its author up: the one whom the calls name.
  expect((await usuarioDeTeste(s, 'fernanda', { permissoes: ['cobranca:criar'] })).id).toBe(fernanda.usuarioId);
});
afterAll(() => s.fechar());

const gravado = async (caminho: string, body: unknown): Promise<number> => {
  const r = await s.pedir('POST', caminho, { body });
  expect(r.status, JSON.stringify(r.corpo)).toBe(200);
  return (r.corpo.data as { id: number }).id;
};
const pagadorCom = async (
  nome: string,
  email: string | null,
  atrasos: readonly number[],
  aluno = t.alunoId,
): Promise<{ id: number; titulos: number[] }> => {
  const id = await pessoaDeTeste(s.banco.db, nome, '1980-01-01');
  if (email)
    await sql`insert into pessoas_contatos (pessoa_id, tipo, valor, principal) values (${id}, 'email', ${email}, true)`.execute(s.banco.db);
  const partes = atrasos.map((dias) => ({
    pagadorId: id,
    alunoId: aluno,
    dataEmissao: somarDias(dia, -400),
    dataVencimento: somarDias(dia, -dias),
    descontoCondicionalCentavos: centavos(0),
  }));
  return { id, titulos: (await titulosDeTeste(s.banco.db, t, partes)).map((x) => x.id) };
};
const pagarTudo = (ids: readonly number[]) => async (tx: Tx) => {
  for (const id of ids) {
    const { rows } = await sql<{
      n: number;
    }>`select ${devidoEm(hoje)} as n from v_titulo_em_aberto t where t.id = ${id}`.execute(tx);
    await baixarTitulos(atoDe(tx, fernanda), {
      dataBaixa: hoje,
      contaBancariaId: t.contaBancariaId,
      formaPagamentoId: t.formaPagamentoId,
      itens: [{ tituloId: id, valorCentavos: rows[0]?.n ?? 0 }],
    });
  }
};
const cartasDe = async (pagadorId: number) =>
  (
    await sql<{
      id: number;
      situacao: string;
      motivo: string | null;
      canal: string;
      total: number;
    }>`select id, situacao, motivo_parada as motivo, canal, total_centavos as total from cobrancas_cartas where pagador_id = ${pagadorId} order by id`.execute(
      s.banco.db,
    )
  ).rows;
async function terminar(tarefaId: number): Promise<void> {
  for (let i = 0; i < 200; i += 1) {
    const { rows } = await sql<{ situacao: string }>`select situacao from tarefas where id = ${tarefaId}`.execute(s.banco.db);
    if (rows[0]?.situacao === 'concluida') return;
    if (rows[0]?.situacao === 'falhou') throw new Error('the job failed');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the job did not end');
}
type Lotes = { lotes: { loteId: number; tarefaId: number; canal: string; cartas: number }[] };

describe('letters to chosen payers', () => {
  test('by mail: previewed, sent in a job, written down as they were said', async () => {
    const modeloId = await gravado('Cobranca/modelos', modelo);
    const ana = await pagadorCom('Ana', 'ana@demo.escola', [40, 10]);
    const bia = await pagadorCom('Bia', null, [20]);
    const escolha = { modeloId, canal: 'email', pagadorIds: [ana.id, bia.id] };
    const previa = (await s.pedir('POST', 'Cobranca/previa', { body: escolha })).corpo.data as {
      quantidade: number;
      fora: unknown[];
      cartas: { corpo: string; totalCentavos: number }[];
    };
    expect(previa).toMatchObject({ quantidade: 1, fora: [{ pagadorId: bia.id, motivo: 'sem_email' }] });
    expect(previa.cartas[0]?.corpo).toContain('Prezado(a) Ana Figueira');
    const { lotes } = (await s.pedir('POST', 'Cobranca/lotes', { body: escolha, headers: { 'idempotency-key': 'lote-de-email-1' } })).corpo
      .data as Lotes;
    await terminar(lotes[0]?.tarefaId ?? 0);
    const pasta = join(s.servicos.config.dataDir, 'correio');
    let emails: string[] = [];
    for (let i = 0; i < 100 && emails.length === 0; i += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      emails = await Promise.resolve()
        // A mail being written has another name until it is whole.
        .then(() => readdirSync(pasta).filter((nome) => nome.endsWith('.eml')))
        .catch(() => []);
    }
    const texto = Buffer.from(readFileSync(join(pasta, emails[0] ?? ''))).toString('utf8');
    expect(texto).toContain('To: ana@demo.escola');
    // The letter follows its mail.
    await expect
      .poll(() => cartasDe(ana.id), { timeout: 10_000 })
      .toMatchObject([{ situacao: 'enviada', total: previa.cartas[0]?.totalCentavos }]);
    const carta = (await s.pedir('GET', `Cobranca/cartas/${(await cartasDe(ana.id))[0]?.id}`)).corpo.data as {
      corpo: string;
      itens: unknown[];
    };
    expect(carta.itens).toHaveLength(2);
    // What was sent stays.
    await expect(
      transacao(s.banco.db, (tx) => sql`update cobrancas_cartas set corpo = 'x' where pagador_id = ${ana.id}`.execute(tx)),
    ).rejects.toThrow(/REGISTRO_IMUTAVEL/);
  });

  test('by hand too it is one letter a day, whichever way, and the ladder waits a week after it', async () => {
    const modeloId = await gravado('Cobranca/modelos', { ...modelo, nome: 'A mão' });
    const degrauId = await gravado('Cobranca/degraus', { nome: 'Segundo aviso', diasAtraso: 25, canal: 'impresso', modeloId, ativa: true });
    const lia = await pagadorCom('Lia', 'lia@demo.escola', [25]);
    const daRegua = async (em: string) => (await proporRegua(s.banco.db, em)).propostas.some((p) => p.pagadorId === lia.id);
    expect(await daRegua(dia)).toBe(true);
    const tarefas = { criar: () => Promise.resolve(1) };
    const preparar = (canal: 'email' | 'impresso') =>
      transacao(s.banco.db, (tx) =>
        prepararEscolhidas({ ...atoDe(tx, fernanda, { hoje: dia }), servicos: { tarefas } }, { modeloId, canal, pagadorIds: [lia.id] }),
      );
    const duas = await Promise.allSettled([preparar('email'), preparar('email')]);
    expect(duas.map((r) => r.status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(duas.find((r) => r.status === 'rejected')).toMatchObject({ reason: { code: 'CARTA_JA_ENVIADA' } });
    await expect(preparar('impresso')).rejects.toMatchObject({ code: 'CARTA_JA_ENVIADA' });
    const uteis = Array.from({ length: 14 }, (_, n) => somarDias(dia, n)).filter((d) => isDiaUtil(d));
    for (const d of uteis) expect([d, await daRegua(d)]).toEqual([d, diasEntre(dia, d) > 7]);
    await sql`update cobrancas_degraus set ativa = false where id = ${degrauId}`.execute(s.banco.db);
  });

  test('on paper: one PDF for all; a letter alone too; the log names who got what', async () => {
    const { rows } = await sql<{ id: number }>`select id from cobrancas_modelos limit 1`.execute(s.banco.db);
    const a = await pagadorCom('Caio', null, [30]);
    const b = await pagadorCom('Davi', null, [31, 61]);
    const body = { modeloId: rows[0]?.id, canal: 'impresso', pagadorIds: [a.id, b.id] };
    const { lotes } = (await s.pedir('POST', 'Cobranca/lotes', { body, headers: { 'idempotency-key': 'lote-impresso-1' } })).corpo
      .data as Lotes;
    await terminar(lotes[0]?.tarefaId ?? 0);
    const pdf = await s.pedir('GET', `Cobranca/lotes/${lotes[0]?.loteId}/pdf`);
    expect(pdf.cabecalhos['content-type']).toBe('application/pdf');
    expect(pdf.bruto.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
    const uma = await s.pedir('GET', `Cobranca/cartas/${(await cartasDe(b.id))[0]?.id}/pdf`);
    expect(uma.bruto.subarray(0, 5).toString()).toBe('%PDF-');
    const log = (await s.pedir('GET', `Cobranca/cartas?LoteId=${lotes[0]?.loteId}`)).corpo.data as {
      itens: { pagadorNome: string; situacao: string; titulos: number }[];
    };
    expect(log.itens.map((c) => [c.pagadorNome, c.situacao, c.titulos])).toEqual([
      ['Davi Figueira', 'impressa', 2],
      ['Caio Figueira', 'impressa', 1],
    ]);
    expect((await s.pedir('GET', 'Cobranca/cartas/exportar?Formato=csv')).status).toBe(200);
  });

  test('debtors are filtered by days, amount and class, with totals of the whole filter', async () => {
    const r = (await s.pedir('GET', 'Cobranca/devedores?DiasMinimo=61&TamanhoDaPagina=1')).corpo.data as {
      total: number;
      itens: { nome: string; diasAtraso: number }[];
      totais: { titulos: number };
    };
    expect(r).toMatchObject({
      total: 1,
      itens: [{ nome: 'Davi Figueira', diasAtraso: 61 + diasEntre(dia, hoje) }],
      totais: { titulos: 1 },
    });
    const maior = (await s.pedir('GET', 'Cobranca/devedores?ValorMinimo=150000')).corpo.data as { itens: { nome: string }[] };
    expect(maior.itens.map((d) => d.nome)).toEqual(['Davi Figueira', 'Ana Figueira']);
    expect((await s.pedir('GET', 'Cobranca/devedores?TurmaId=999')).corpo.data).toMatchObject({ total: 0 });
    const papel = textoDoPdf((await s.pedir('GET', 'Cobranca/devedores/exportar?ValorMinimo=150000&Formato=pdf')).bruto).replaceAll(
      '\n',
      ' ',
    );
    expect(papel).toContain('Valor devido: R$ 1.500,00');
    expect(papel).toContain('Total (2)');
    expect((await s.pedir('GET', 'Cobranca/cartas/exportar?Formato=pdf&Canal=impresso')).bruto.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('a payment between preparing and sending stops the letter, or takes the title out of it', async () => {
    const { rows } = await sql<{ id: number }>`select id from cobrancas_modelos limit 1`.execute(s.banco.db);
    const quitado = await pagadorCom('Elis', null, [30]);
    const parte = await pagadorCom('Fabio', null, [30, 60]);
    const morto = await pessoaDeTeste(s.banco.db, 'Gil');
    const enlutado = await pagadorCom('Hugo', null, [30], morto);
    const tarefas = { criar: () => Promise.resolve(1) };
    await transacao(s.banco.db, (tx) =>
      prepararEscolhidas(
        { ...atoDe(tx, fernanda, { hoje }), servicos: { tarefas } },
        {
          modeloId: rows[0]?.id ?? 0,
          canal: 'impresso',
          pagadorIds: [quitado.id, parte.id, enlutado.id],
        },
      ),
    );
    await sql`update pessoas set data_falecimento = ${hoje}::date where id = ${morto}`.execute(s.banco.db);
    await transacao(s.banco.db, pagarTudo(parte.titulos.slice(1)));
    const ids = [...(await cartasDe(quitado.id)), ...(await cartasDe(parte.id)), ...(await cartasDe(enlutado.id))].map((c) => c.id);
    const correio = { enviar: () => Promise.resolve() };
    // The payment holds the title while the letter is being judged: the letter waits and finds it paid.
    const [, envio] = await passoAPasso(s.banco.db, pagarTudo(quitado.titulos), () =>
      transacao(s.banco.db, (tx) => enviarCartas(atoDe(tx, null, { hoje }), correio, ids)),
    );
    expect(envio.status).toBe('fulfilled');
    expect(await cartasDe(quitado.id)).toMatchObject([{ situacao: 'parada', motivo: 'pago' }]);
    expect(await cartasDe(enlutado.id)).toMatchObject([{ situacao: 'parada', motivo: 'falecimento' }]);
    expect(await cartasDe(parte.id)).toMatchObject([{ situacao: 'impressa' }]);
    expect(await contar(s.banco.db, 'cobrancas_cartas_titulos', 'titulo_id', parte.titulos[1] ?? 0)).toBe(1);
    // The family of a student who died is not even proposed.
    const escolha = { modeloId: rows[0]?.id, canal: 'impresso', pagadorIds: [enlutado.id] };
    expect((await s.pedir('POST', 'Cobranca/previa', { body: escolha })).corpo.data).toMatchObject({
      quantidade: 0,
      fora: [{ motivo: 'falecimento' }],
    });
    expect(
      (await s.pedir('POST', 'Cobranca/lotes', { body: escolha, headers: { 'idempotency-key': 'lote-vazio-1' } })).corpo.error?.code,
    ).toBe('SEM_CARTAS');
  });
});

describe('the ladder', () => {
  test('proposes the next step of each debt, once, and never twice to a person', async () => {
    const modeloId = await gravado('Cobranca/modelos', { ...modelo, nome: 'Carta da régua' });
    await gravado('Cobranca/degraus', { nome: 'Lembrete', diasAtraso: 5, canal: 'email', modeloId, ativa: true });
    const carta15 = { nome: 'Carta', diasAtraso: 15, canal: 'impresso', modeloId, ativa: true };
    const segundo = await gravado('Cobranca/degraus', { ...carta15, diasAtraso: 25 });
    const editar = (versao: number) => s.pedir('PUT', `Cobranca/degraus/${segundo}`, { body: { ...carta15, versao } });
    expect((await editar(1)).corpo.data).toEqual({ id: segundo, versao: 2 });
    expect((await editar(1)).corpo.error?.code).toBe('VERSAO_DESATUALIZADA');
    const ivo = await pagadorCom('Ivo', null, [6]);
    const jose = await pagadorCom('Jose', 'jose@demo.escola', [4]);
    const { propostas } = await proporRegua(s.banco.db, dia);
    // Without mail it goes on paper; four days late is too soon.
    expect(propostas.find((p) => p.pagadorId === ivo.id)).toMatchObject({ canal: 'impresso', degrau: { nome: 'Lembrete' } });
    expect(propostas.some((p) => p.pagadorId === jose.id)).toBe(false);
    const tarefas = { criar: () => Promise.resolve(1) };
    const preparar = () =>
      transacao(s.banco.db, (tx) => prepararRegua({ ...atoDe(tx, fernanda, { hoje: dia }), servicos: { tarefas } }, { exceto: [] }));
    const respostas = await Promise.allSettled([preparar(), preparar()]);
    expect(respostas.map((r) => r.status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(respostas.find((r) => r.status === 'rejected')).toMatchObject({ reason: { code: 'SEM_CARTAS' } });
    expect((await proporRegua(s.banco.db, dia)).propostas).toEqual([]);
    const [carta] = await cartasDe(ivo.id);
    const repetir = sql`insert into cobrancas_cartas_titulos (carta_id, titulo_id, degrau_id, data_vencimento, dias_atraso, saldo_centavos, multa_centavos, juros_centavos, total_centavos)
      select c.id, x.titulo_id, x.degrau_id, x.data_vencimento, 1, 1, 0, 0, 1 from cobrancas_cartas c, cobrancas_cartas_titulos x where x.carta_id = ${carta?.id} and c.id <> x.carta_id and c.situacao = 'preparada' limit 1`;
    await expect(transacao(s.banco.db, (tx) => repetir.execute(tx))).rejects.toThrow(/cobrancas_cartas_titulos_degrau_key/);
    const noDia = sql`update cobrancas_cartas set situacao = 'parada', motivo_parada = null where id = ${carta?.id}`;
    await expect(transacao(s.banco.db, (tx) => noDia.execute(tx))).rejects.toThrow(/cobrancas_cartas_parada_check/);
    // Two weeks later: the next step.
    const depois = [16, 17, 18, 19].map((n) => somarDias(dia, n)).find((d) => isDiaUtil(d)) ?? dia;
    expect((await proporRegua(s.banco.db, depois)).propostas.find((p) => p.pagadorId === ivo.id)).toMatchObject({
      degrau: { nome: 'Carta' },
    });
  });

  test('a text from before the limits is named, not sent', async () => {
    const velho = { ...modelo, nome: 'Antigo', corpo: corpo.replace('{{pagamento}}', '') };
    const recusado = await s.pedir('POST', 'Cobranca/modelos', { body: velho });
    expect(recusado.corpo.error?.fields).toMatchObject([
      { path: 'corpo', code: 'TERMO_OBRIGATORIO', message: 'O texto precisa do termo pagamento' },
    ]);
    const { rows } = await sql<{
      id: number;
    }>`insert into cobrancas_modelos (nome, assunto, corpo) values (${velho.nome}, ${velho.assunto}, ${velho.corpo}) returning id`.execute(
      s.banco.db,
    );
    const otto = await pagadorCom('Otto', null, [7]);
    const body = { modeloId: rows[0]?.id, canal: 'impresso', pagadorIds: [otto.id] };
    expect((await s.pedir('POST', 'Cobranca/previa', { body })).corpo.error).toMatchObject({
      code: 'MODELO_FORA_DOS_LIMITES',
      message: expect.stringContaining('{{pagamento}}') as string,
    });
    await sql`update cobrancas_degraus set modelo_id = ${rows[0]?.id ?? 0} where dias_atraso = 5`.execute(s.banco.db);
    expect((await proporRegua(s.banco.db, dia)).fora).toContainEqual({ pagadorId: otto.id, nome: 'Otto Figueira', motivo: 'modelo' });
  });

  test.each([
    ['a text against the limits', 'Cobranca/modelos', { ...modelo, nome: 'Dura', corpo: `${corpo} Sem provas para inadimplentes.` }, 400],
    ['a subject that exposes', 'Cobranca/modelos', { ...modelo, nome: 'Exposta', assunto: 'Débito em atraso' }, 400],
    ['a repeated name', 'Cobranca/modelos', { ...modelo, nome: 'LEMBRETE' }, 409],
    ['a step at the same day', 'Cobranca/degraus', { nome: 'Outro', diasAtraso: 5, canal: 'email', modeloId: 1, ativa: true }, 409],
    ['a step of an unknown text', 'Cobranca/degraus', { nome: 'Outro', diasAtraso: 90, canal: 'email', modeloId: 999, ativa: true }, 404],
  ])('refuses %s', async (_, caminho, body, status) => {
    const r = await s.pedir('POST', caminho, { body });
    expect(r.status, JSON.stringify(r.corpo)).toBe(status);
  });

  test('a text on bureaus only from 60 days on, one on courts from 90', async () => {
    const modeloId = await gravado('Cobranca/modelos', {
      ...modelo,
      nome: 'Aviso prévio',
      corpo: `${corpo} Sem acordo, o nome do responsável pode ser levado ao SPC.`,
    });
    const cedo = await s.pedir('POST', 'Cobranca/degraus', {
      body: { nome: 'Aviso', diasAtraso: 59, canal: 'impresso', modeloId, ativa: true },
    });
    expect(cedo.corpo.error?.code).toBe('MEDIDA_ANTES_DO_PRAZO');
    await gravado('Cobranca/degraus', { nome: 'Aviso', diasAtraso: 60, canal: 'impresso', modeloId, ativa: true });
    const daJustica = await gravado('Cobranca/modelos', { ...modelo, nome: 'Jurídico', corpo: `${corpo} Depois, medidas judiciais.` });
    const degrau = (diasAtraso: number) => ({ nome: 'Jurídico', diasAtraso, canal: 'impresso', modeloId: daJustica, ativa: true });
    for (const [idioma, palavra] of [
      ['pt-BR', 'medida judicial'],
      ['en', 'legal action'],
    ] as const) {
      const negado = await s.pedir('POST', 'Cobranca/degraus', { body: degrau(89), headers: { 'content-language': idioma } });
      expect(negado.corpo.error?.code).toBe('MEDIDA_JUDICIAL_ANTES_DO_PRAZO');
      expect(negado.corpo.error?.message).toMatch(new RegExp(`${palavra}.*90`));
    }
    await gravado('Cobranca/degraus', degrau(90));
    // The limit holds for chosen letters as it does on the ladder.
    const recente = await pagadorCom('Lia', null, [6]);
    const misto = await pagadorCom('Nara', null, [90, 6]);
    const escolha = (pagadorIds: number[]) => ({ modeloId, canal: 'impresso', pagadorIds });
    expect((await s.pedir('POST', 'Cobranca/previa', { body: escolha([recente.id, misto.id]) })).corpo.data).toMatchObject({
      cartas: [{ pagadorId: misto.id, titulos: [{ diasAtraso: 90 + diasEntre(dia, hoje) }] }],
      fora: [{ pagadorId: recente.id, motivo: 'prazo' }],
    });
    const negada = await s.pedir('POST', 'Cobranca/lotes', {
      body: escolha([recente.id]),
      headers: { 'idempotency-key': 'aviso-antes-do-prazo' },
    });
    expect(negada.corpo.error?.code).toBe('MEDIDA_ANTES_DO_PRAZO');
    expect(await cartasDe(recente.id)).toEqual([]);
    // A text that begins to speak of measures after the letter was prepared: the letter stays.
    const brando = await gravado('Cobranca/modelos', { ...modelo, nome: 'Muda depois' });
    await transacao(s.banco.db, (tx) =>
      prepararEscolhidas(
        { ...atoDe(tx, fernanda, { hoje }), servicos: { tarefas: { criar: () => Promise.resolve(1) } } },
        { modeloId: brando, canal: 'impresso', pagadorIds: [recente.id] },
      ),
    );
    await s.pedir('PUT', `Cobranca/modelos/${brando}`, {
      body: { ...modelo, nome: 'Muda depois', corpo: `${corpo} Depois, protesto em cartório.`, versao: 1 },
    });
    const ids = (await cartasDe(recente.id)).map((c) => c.id);
    await transacao(s.banco.db, (tx) => enviarCartas(atoDe(tx, null, { hoje }), { enviar: () => Promise.resolve() }, ids));
    expect(await cartasDe(recente.id)).toMatchObject([{ situacao: 'parada', motivo: 'prazo' }]);
    const usado = await s.pedir('PUT', `Cobranca/modelos/${modeloId}`, {
      body: { ...modelo, nome: 'Aviso prévio', ativo: false, versao: 1 },
    });
    expect(usado.corpo.error?.code).toBe('MODELO_EM_USO');
    const velho = await s.pedir('PUT', `Cobranca/modelos/${modeloId}`, { body: { ...modelo, nome: 'Aviso prévio', versao: 7 } });
    expect(velho.corpo.error?.code).toBe('VERSAO_DESATUALIZADA');
  });
});
