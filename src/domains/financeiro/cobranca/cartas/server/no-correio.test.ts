import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { createServer, type Server } from 'node:net';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Tarefas } from '#platform/server/jobs.ts';
import { criarCorreio } from '#platform/server/correio/mail.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { hojeEm, isDiaUtil, somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { pessoaDeTeste } from '#tests/helpers/academico.ts';
import { fernanda, fuso, type Tesouraria, tesourariaDeTeste, titulosDeTeste } from '#tests/helpers/financeiro.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { enviarCartas } from './enviar-cartas.ts';
import { ouvirCorreio } from './no-correio.ts';
import { prepararRegua } from '#domains/financeiro/cobranca/envio/server/preparar-lotes.ts';
import { proporRegua } from '#domains/financeiro/cobranca/envio/server/propor.ts';

/** What the mail server of the test does with a recipient; closed, it refuses the connection. */
type Humor = 'aceita' | 'recusa' | 'fechado';
let humor: Humor = 'fechado';
let recebidas = 0;
let smtp: Server;
let porta = 0;
let s: ServidorDeTeste;
let t: Tesouraria;
let trabalhador: Tarefas | null = null;
const registro: Record<string, unknown>[] = [];
const hoje = hojeEm(new Date(), fuso);
/** A working day: the ladder rests on the others. */
const dia = [0, 1, 2, 3, 4].map((n) => somarDias(hoje, -n)).find((d) => isDiaUtil(d)) ?? hoje;

/** As little of SMTP as a mail needs, on a port of its own. */
function servidorDeEmail(): Server {
  return createServer((socket) => {
    if (humor === 'fechado') return socket.destroy();
    let noTexto = false;
    const diz = (linha: string): void => void socket.write(`${linha}\r\n`);
    diz('220 teste');
    socket.on('error', () => undefined);
    socket.on('data', (dados) => {
      for (const linha of dados.toString().split('\r\n').filter(Boolean)) {
        if (noTexto) {
          if (linha !== '.') continue;
          noTexto = false;
          recebidas += 1;
          diz('250 aceita');
        } else if (/^DATA/i.test(linha)) {
          noTexto = true;
          diz('354 manda');
        } else if (/^RCPT/i.test(linha) && humor === 'recusa') diz('550 5.1.1 caixa inexistente');
        else if (/^QUIT/i.test(linha)) socket.end('221 tchau\r\n');
        else diz('250 ok');
      }
    });
    return undefined;
  });
}

/** The mail worker of a process that starts; the one before it ends first. */
async function reiniciar(): Promise<void> {
  await trabalhador?.parar();
  const { banco, servicos } = s;
  const log = pino({ level: 'error' }, { write: (linha) => void registro.push(JSON.parse(linha) as Record<string, unknown>) });
  trabalhador = new Tarefas({ url: banco.url, db: banco.db, log });
  const correio = criarCorreio({
    smtpUrl: `smtp://127.0.0.1:${porta}`,
    dataDir: servicos.config.dataDir,
    remetente: 'Pátio <nao-responda@demo.escola>',
    tarefas: trabalhador,
    cifra: servicos.cifra,
    db: banco.db,
    log,
  });
  ouvirCorreio(correio);
  await trabalhador.iniciar();
  // Two tries are enough to tell the last from the others.
  await sql`update pgboss.queue set retry_limit = 1 where name = 'correio'`.execute(s.banco.dono);
}

beforeAll(async () => {
  smtp = servidorDeEmail();
  await new Promise<void>((pronto) => smtp.listen(0, '127.0.0.1', pronto));
  porta = (smtp.address() as { port: number }).port;
  s = await servidorDeTeste({ salas: salasDe.cobranca });
  t = await tesourariaDeTeste(s.banco.db);
  await reiniciar();
  const corpo = 'Prezado(a) {{responsavel}}: {{titulos}} {{prazo}} {{pagamento}} {{contato}} Se já pagou, desconsidere.';
  const modelo = await s.pedir('POST', 'Cobranca/modelos', { body: { nome: 'Aviso', assunto: 'Mensagem da escola', corpo, ativo: true } });
  const { id: modeloId } = modelo.corpo.data as { id: number };
  for (const [nome, diasAtraso] of [
    ['Primeiro', 5],
    ['Segundo', 15],
  ] as const)
    await s.pedir('POST', 'Cobranca/degraus', { body: { nome, diasAtraso, canal: 'email', modeloId, ativa: true } });
});
afterAll(async () => {
  await trabalhador?.parar();
  smtp.close();
  await s.fechar();
});
beforeEach(() => void registro.splice(0));

async function devedor(nome: string): Promise<number> {
  const id = await pessoaDeTeste(s.banco.db, nome, '1980-01-01');
  await sql`insert into pessoas_contatos (pessoa_id, tipo, valor, principal) values (${id}, 'email', ${`${nome.toLowerCase()}@demo.escola`}, true)`.execute(
    s.banco.db,
  );
  const parte = {
    pagadorId: id,
    alunoId: t.alunoId,
    dataEmissao: somarDias(dia, -400),
    dataVencimento: somarDias(dia, -40),
    descontoCondicionalCentavos: centavos(0),
  };
  await titulosDeTeste(s.banco.db, t, [parte]);
  return id;
}
/** The ladder of the day, as the job of the batch sends it. */
async function enviarRegua(pagadorId: number): Promise<number> {
  await transacao(s.banco.db, (tx) =>
    prepararRegua({ ...atoDe(tx, fernanda, { hoje: dia }), servicos: { tarefas: { criar: () => Promise.resolve(1) } } }, { exceto: [] }),
  );
  const { rows } = await sql<{
    id: number;
  }>`select id from cobrancas_cartas where pagador_id = ${pagadorId} order by id desc limit 1`.execute(s.banco.db);
  const id = rows[0]?.id ?? 0;
  await transacao(s.banco.db, (tx) => enviarCartas(atoDe(tx, null, { hoje: dia }), s.servicos.correio, [id]));
  return id;
}
type Carta = {
  situacao: string;
  enviadaEm: string | null;
  motivoFalha: string | null;
  detalheFalha: string | null;
  destino: string | null;
};
const ler = async (id: number): Promise<Carta> => (await s.pedir('GET', `Cobranca/cartas/${id}`)).corpo.data as Carta;
async function ate(id: number, situacao: string): Promise<Carta> {
  for (let i = 0; i < 200; i += 1) {
    const carta = await ler(id);
    if (carta.situacao === situacao) return carta;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`the letter did not become ${situacao}: ${JSON.stringify(await ler(id))}`);
}
const degrauProposto = async (pagadorId: number): Promise<string | undefined> =>
  (await proporRegua(s.banco.db, dia)).propostas.find((p) => p.pagadorId === pagadorId)?.degrau?.nome;
const reenviar = (id: number, headers: Record<string, string> = {}) =>
  s.pedir('POST', `Cobranca/cartas/${id}/reenvio`, { headers: { 'idempotency-key': `reenvio-${id}-${Math.random()}`, ...headers } });

test('a letter is sent when the mail server takes it, not before', async () => {
  humor = 'aceita';
  const ana = await devedor('Ana');
  const id = await enviarRegua(ana);
  expect(await ler(id)).toMatchObject({ situacao: 'no_correio', enviadaEm: null });
  expect((await ate(id, 'enviada')).enviadaEm).not.toBeNull();
  expect(recebidas).toBe(1);
  expect((await reenviar(id)).corpo.error?.code).toBe('CARTA_NAO_FALHOU');
  await expect(
    transacao(s.banco.db, (tx) => sql`update cobrancas_cartas set situacao = 'falhou' where id = ${id}`.execute(tx)),
  ).rejects.toThrow(/REGISTRO_IMUTAVEL/);
});

test('given up, it says why, its step counts as not done, and it is sent again', async () => {
  humor = 'fechado';
  const beto = await devedor('Beto');
  expect(await degrauProposto(beto)).toBe('Primeiro');
  const id = await enviarRegua(beto);
  expect(await degrauProposto(beto)).toBeUndefined();
  // A restart loses neither the mail nor the account of it.
  await reiniciar();
  expect(await ate(id, 'falhou')).toMatchObject({ enviadaEm: null, motivoFalha: 'servidor' });
  expect((await ler(id)).detalheFalha).not.toBe('');
  expect(registro.filter((l) => l['msg'] === 'mail given up after its last try')).toMatchObject([
    { level: 50, para: 'beto@demo.escola', referencia: { tipo: 'carta_cobranca', id } },
  ]);
  expect(await degrauProposto(beto)).toBe('Primeiro');
  const log = await s.pedir('GET', 'Cobranca/cartas?Situacao=falhou');
  expect(log.corpo.data).toMatchObject({ total: 1, itens: [{ id, motivoFalha: 'servidor', titulos: 1 }] });
  const linhas = (await s.pedir('GET', 'Cobranca/cartas/exportar?Formato=csv&Situacao=falhou')).bruto.toString('utf8');
  expect(linhas).toContain('O servidor de e-mail não respondeu');

  humor = 'aceita';
  await sql`update pessoas_contatos set valor = 'novo@demo.escola' where pessoa_id = ${beto}`.execute(s.banco.db);
  expect((await reenviar(id)).corpo.data).toEqual({ id, situacao: 'no_correio', motivoParada: null });
  expect((await reenviar(id, { 'content-language': 'en' })).corpo.error).toMatchObject({
    code: 'CARTA_NAO_FALHOU',
    message: 'Only a letter whose mail failed may be sent again.',
  });
  expect(await ate(id, 'enviada')).toMatchObject({ destino: 'novo@demo.escola', motivoFalha: null });
  expect(await degrauProposto(beto)).toBeUndefined();
});

test('an address that the server refuses is named so; the ladder that came again since closes the way back', async () => {
  humor = 'recusa';
  const caio = await devedor('Caio');
  const id = await enviarRegua(caio);
  expect(await ate(id, 'falhou')).toMatchObject({ motivoFalha: 'endereco' });
  expect((await ler(id)).detalheFalha).toContain('550 5.1.1 caixa inexistente');
  humor = 'aceita';
  const outra = await enviarRegua(caio);
  expect(outra).not.toBe(id);
  await ate(outra, 'enviada');
  expect((await reenviar(id)).status).toBe(409);
  expect(await ler(id)).toMatchObject({ situacao: 'falhou' });
});

test('what was paid meanwhile is not asked for again', async () => {
  humor = 'recusa';
  const davi = await devedor('Davi');
  const id = await enviarRegua(davi);
  await ate(id, 'falhou');
  await sql`update pessoas set data_falecimento = ${hoje}::date where id = ${davi}`.execute(s.banco.db);
  expect((await reenviar(id)).corpo.data).toEqual({ id, situacao: 'parada', motivoParada: 'falecimento' });
});
