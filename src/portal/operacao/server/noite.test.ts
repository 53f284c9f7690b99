import { existsSync, globSync, writeFileSync } from 'node:fs';
import { setTimeout as espera } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { pastaDeCopias } from '#tests/helpers/aplicacao/copias.ts';
import { copiar } from './copiar.ts';
import { copiarDeNoite } from './noite.ts';

// America/Belem is three hours behind UTC.
const noite = (hora: string, dia = 26): Date => new Date(`2026-11-${dia}T${hora}:00-03:00`);
const pasta = pastaDeCopias();
let banco: BancoDeTeste;
beforeAll(async () => {
  banco = await bancoDeTeste();
});
afterAll(async () => {
  await banco.fechar();
  pasta.apagar();
});

test('a backup that cannot be written is kept as such, told as an alert, and makes the portal degraded', async () => {
  const copiador = pasta.copiador(banco);
  const bloqueio = `${pasta.config.dataDir}/bloqueio`;
  writeFileSync(bloqueio, '');
  const semPasta = { ...copiador, config: { ...copiador.config, backupDir: bloqueio } };
  await expect(copiar(semPasta, { origem: 'tela', usuarioNome: 'Fernanda', conferir: false })).rejects.toThrow();
  const { rows } = await sql`select nome, erro is not null as falhou from copias`.execute(banco.db);
  expect(rows).toEqual([{ nome: null, falhou: true }]);
  const eventos = await sql`select tipo from eventos_seguranca where tipo like 'copia.%'`.execute(banco.db);
  expect(eventos.rows).toEqual([{ tipo: 'copia.falhou' }]);
});

test('at night what stood in the way is tried again after an hour, three times in all', async () => {
  await sql`delete from copias`.execute(banco.dono);
  const copiador = pasta.copiador(banco);
  const bloqueio = `${pasta.config.dataDir}/bloqueio`;
  writeFileSync(bloqueio, '');
  const semPasta = { ...copiador, config: { ...copiador.config, backupDir: bloqueio } };
  const agora = new Date();
  const maisTarde = (ms: number): Date => new Date(agora.getTime() + ms);
  const haHoras = (horas: number, quantas: number) =>
    sql`insert into copias (origem, erro, duracao_ms, concluida_em)
      select 'noite', 'sem disco', 1, now() - ${horas} * interval '1 hour' from generate_series(1, ${quantas}::int)`.execute(banco.db);
  await expect(copiarDeNoite(semPasta, 0, agora)).rejects.toThrow();
  expect(await copiarDeNoite(semPasta, 0, maisTarde(60_000))).toBe(false);
  await haHoras(0, 2);
  expect(await copiarDeNoite(semPasta, 0, agora)).toBe(false);
  await sql`delete from copias`.execute(banco.dono);
  await sql`insert into copias (origem, erro, duracao_ms, concluida_em) values ('noite', 'sem disco', 1, now() - interval '61 minutes')`.execute(
    banco.db,
  );
  await expect(copiarDeNoite(semPasta, 0, agora)).rejects.toThrow();
  await sql`delete from copias`.execute(banco.dono);
});

test('at night one is made and tried, once a day, by one of the processes that offer to', async () => {
  const copiador = pasta.copiador(banco);
  expect(await copiarDeNoite(copiador, 3, noite('02:59'))).toBe(false);
  const agora = new Date();
  const deUmaVez = await Promise.all([copiarDeNoite(copiador, 0, agora), copiarDeNoite(copiador, 0, agora)]);
  expect(deUmaVez.toSorted()).toEqual([false, true]);
  expect(await copiarDeNoite(copiador, 0, agora)).toBe(false);
  const { rows } =
    await sql`select v.achados, v.erro from copias c join copias_verificacoes v on v.copia_id = c.id where c.origem = 'noite'`.execute(
      banco.db,
    );
  expect(rows).toEqual([{ achados: 0, erro: null }]);
});

test('who stops the portal does not wait for a backup to be tried: it stands as one not tried, and its scratch database is gone', async () => {
  await sql`truncate copias cascade`.execute(banco.dono);
  const parando = new AbortController();
  const { dataDir } = pasta.config;
  const rascunhos = (resto: string): string[] => globSync(`.conferencia-*${resto}`, { cwd: dataDir });
  const parar = async (): Promise<void> => {
    while (rascunhos('/postgres/dados/postmaster.pid').length === 0) await espera(20);
    parando.abort();
  };
  const copiador = { ...pasta.copiador(banco), sinal: parando.signal };
  const [desfecho] = await Promise.all([copiar(copiador, { origem: 'noite', usuarioNome: null, conferir: true }), parar()]);
  expect(desfecho).toMatchObject({ conferida: null });
  expect(existsSync(`${pasta.config.backupDir}/${desfecho?.feita.id}`)).toBe(true);
  expect(rascunhos('')).toEqual([]);
  const { rows } =
    await sql`select c.erro, v.id is null as "naoConferida" from copias c left join copias_verificacoes v on v.copia_id = c.id`.execute(
      banco.db,
    );
  expect(rows).toEqual([{ erro: null, naoConferida: true }]);
});
