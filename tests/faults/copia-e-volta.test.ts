import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listarPastas } from '#platform/server/copias/guardar.ts';
import { administradora, criarAdministradora } from '#tests/helpers/aplicacao/administradora.ts';
import { type Aplicacao, chamarApi, iniciarAplicacao } from '#tests/helpers/aplicacao/aplicacao.ts';
import { rodarComando } from '#tests/helpers/aplicacao/comando.ts';
import { ate } from '#tests/helpers/aplicacao/morte.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { criarMundo, criarRascunho, matricularFamilia } from '#tests/helpers/mundo.ts';

// F24: the school burns down in the middle of a batch, and comes back on another machine from the backup taken meanwhile.
const QUANTOS = 60;
const raiz = mkdtempSync(join(tmpdir(), 'patio-volta-'));
const [daEscola, deFora, outraMaquina] = ['escola', 'cofre', 'outra'].map((nome) => join(raiz, nome)) as [string, string, string];
const BACKUP_KEY = Buffer.alloc(32, 'chave de um cofre').toString('base64');
let banco: BancoDeTeste;
let ids: number[];
let app: Aplicacao | undefined;
let noLugarNovo: Aplicacao | undefined;

beforeAll(async () => {
  banco = await bancoDeTeste();
  const mundo = await criarMundo(banco.db, { vagas: QUANTOS });
  ids = [];
  for (let i = 0; i < QUANTOS; i += 1) {
    const { matriculaId } = await matricularFamilia(banco.db, mundo, `Aluno ${i}`, ['100.00'], i);
    ids.push(await criarRascunho(banco.db, mundo, matriculaId));
  }
  await criarAdministradora(banco.db);
});
afterAll(async () => {
  await app?.terminar('SIGKILL');
  await noLugarNovo?.terminar('SIGTERM');
  await banco.fechar();
  rmSync(raiz, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});

const entrar = async ({ endereco }: Aplicacao): Promise<string> =>
  (await chamarApi<{ accessToken: string }>(endereco, 'POST', 'Autenticacao/autenticar-administrativo', { corpo: administradora })).data
    .accessToken;
type Operacao = {
  restauracao: { id: number; correio: number; outros: number; sessoesEncerradas: number } | null;
  saude: { situacao: string; tarefas: string };
};

test('a backup taken while a batch runs comes back on an empty machine: whole, signed out, silent until told to go on', async () => {
  const env = { DATABASE_URL: banco.urlDoDono, DATA_DIR: daEscola, BACKUP_DIR: deFora, BACKUP_KEY };
  app = await iniciarAplicacao(env);
  const token = await entrar(app);
  // The batch is stopped in its middle, however fast this machine is.
  const trava = await banco.db.startTransaction().execute();
  await sql`select id from contratos where id = ${ids[QUANTOS - 5]} for update`.execute(trava);
  await chamarApi(app.endereco, 'POST', 'Contrato/ativacoes', { token, corpo: { ids }, chave: 'lote-da-copia-1' });
  await chamarApi(app.endereco, 'POST', 'Autenticacao/esqueceu-sua-senha', { corpo: { email: administradora.email } });
  const feita = await rodarComando('backup', env);
  expect(feita).toMatchObject({ codigo: 0, erro: '' });
  await app.terminar('SIGKILL');
  await trava.rollback().execute();

  const [copia = ''] = listarPastas(deFora);
  const doOutro = { DATA_DIR: outraMaquina, BACKUP_KEY };
  const semChave = await rodarComando('restaurar', { DATA_DIR: outraMaquina }, [join(deFora, copia)]);
  expect(semChave).toMatchObject({
    codigo: 1,
    erro: expect.stringMatching(/^The key of this backup \([0-9a-f]{16}\) is missing: [^\n]+\n$/),
  });
  expect(existsSync(outraMaquina)).toBe(false);
  const voltou = await rodarComando('restaurar', doOutro, [join(deFora, copia)]);
  expect(voltou).toMatchObject({ codigo: 0, erro: '' });
  expect(voltou.saida).toContain('No mail leaves and no job runs');
  const julgada = await rodarComando('integridade', doOutro);
  expect(julgada.saida).toMatch(/\d+ invariantes, 0 violações\./);
  const deNovo = await rodarComando('restaurar', doOutro, [join(deFora, copia)]);
  expect(deNovo.erro).toMatch(/^The place is not empty .* Nothing was touched\.\n$/);

  noLugarNovo = await iniciarAplicacao(doOutro);
  const { endereco } = noLugarNovo;
  expect((await chamarApi(endereco, 'GET', 'Operacao', { token })).status).toBe(401);
  const novo = await entrar(noLugarNovo);
  const operacao = async () => (await chamarApi<Operacao>(endereco, 'GET', 'Operacao', { token: novo })).data;
  const retida = (await operacao()).restauracao;
  expect(retida).toMatchObject({ outros: 1, sessoesEncerradas: 1 });
  expect((await operacao()).saude).toMatchObject({ situacao: 'degradada', tarefas: 'retidas' });
  const ativos = async () =>
    (await chamarApi<{ itens: unknown[] }>(endereco, 'GET', 'Contrato/obter-paginado?Situacao=ativo&TamanhoDaPagina=100', { token: novo }))
      .data.itens.length;
  const naVolta = await ativos();
  expect(existsSync(join(outraMaquina, 'correio')) ? readdirSync(join(outraMaquina, 'correio')) : []).toEqual([]);
  const vai = await chamarApi<{ retomados: number; descartados: number }>(endereco, 'POST', 'Operacao/retomada', {
    token: novo,
    corpo: { restauracaoId: retida?.id, descartarCorreio: true },
    chave: 'retomada-1',
  });
  expect(vai.data).toEqual({ retomados: 1, descartados: retida?.correio, deLado: [] });
  // The batch that the fire interrupted goes on where the backup held it, and does each contract once.
  await ate(ativos, (n) => n === QUANTOS, 60);
  expect(naVolta).toBeLessThan(QUANTOS);
  const { restauracao, saude } = await operacao();
  expect(restauracao).toBeNull();
  expect(saude.tarefas).toBe('ok');
  const repetida = await chamarApi(endereco, 'POST', 'Operacao/retomada', {
    token: novo,
    corpo: { restauracaoId: retida?.id, descartarCorreio: true },
    chave: 'retomada-2',
  });
  expect(repetida.status).toBe(409);
  const fim = await rodarComando('integridade', doOutro);
  expect(fim.saida).toMatch(/\d+ invariantes, 0 violações\./);
}, 240_000);
