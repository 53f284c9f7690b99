import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineErros, type ErroNegocio } from '#shared/erros.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { isConexaoPerdida, isConflito, registrarRestricoes, traduzirErroDoBanco } from './errors.ts';

const erros = defineErros({
  COR_DUPLICADA: { status: 409, br: 'A cor já existe: {detalhe}', en: 'The color exists: {detalhe}' },
  COR_APAGADA: { status: 409, br: 'A cor está apagada.', en: 'The color is off.' },
});

let banco: BancoDeTeste;
beforeAll(async () => {
  banco = await bancoDeTeste();
  await sql
    .raw(`
    create table cores (id integer primary key, nome varchar(10) not null constraint cores_nome_key unique, peso integer check (peso > 0));
    create table tintas (id integer primary key, cor_id integer not null references cores);
    create table fatos (id integer primary key);
    create trigger fatos_imutaveis before update or delete on fatos for each row execute function recusar_alteracao();
    create trigger fatos_inteiros before truncate on fatos for each statement execute function recusar_alteracao();
    create function apagada() returns trigger language plpgsql as $$ begin raise exception 'COR_APAGADA|cor %', new.id; end $$;
    create trigger cores_apagadas before insert on cores for each row when (new.nome = 'preto') execute function apagada();
    insert into cores values (1, 'azul', 1), (2, 'verde', 1);
    insert into tintas values (1, 1);
    insert into fatos values (1);
  `)
    .execute(banco.dono);
  registrarRestricoes({
    cores_nome_key: (detalhe) => erros.COR_DUPLICADA({ detalhe }),
    COR_APAGADA: (detalhe) => erros.COR_APAGADA({ detalhe }),
  });
});
afterAll(() => banco.fechar());

async function falhaDe(instrucao: string): Promise<unknown> {
  return sql
    .raw(instrucao)
    .execute(banco.dono)
    .then(
      () => expect.fail(`${instrucao} was accepted`),
      (erro: unknown) => erro,
    );
}
const recusaDe = async (instrucao: string): Promise<ErroNegocio | null> => traduzirErroDoBanco(await falhaDe(instrucao));

describe('traduzirErroDoBanco', () => {
  it('uses what the room declared for a constraint, with the detail', async () => {
    const recusa = await recusaDe(`insert into cores values (3, 'azul', 1)`);
    expect(recusa?.code).toBe('COR_DUPLICADA');
    expect(recusa?.mensagem('br')).toContain('azul');
  });

  it('uses the code that a trigger raises', async () => {
    const recusa = await recusaDe(`insert into cores values (3, 'preto', 1)`);
    expect(recusa).toMatchObject({ code: 'COR_APAGADA', params: { detalhe: 'cor 3' } });
  });

  it.each([
    ['a repeated key', `insert into cores values (1, 'roxo', 1)`, 'REGISTRO_DUPLICADO'],
    ['a record in use', 'delete from cores where id = 1', 'REGISTRO_EM_USO'],
    ['a reference to nothing', 'insert into tintas values (2, 99)', 'NAO_ENCONTRADO'],
    ['a text too long', `insert into cores values (3, 'roxo e amarelo', 1)`, 'DADOS_INVALIDOS'],
    ['a number out of range', `insert into cores values (3, 'roxo', 3000000000::bigint)`, 'DADOS_INVALIDOS'],
    ['an update of an append-only table', 'update fatos set id = 2', 'REGISTRO_IMUTAVEL'],
    ['a delete from an append-only table', 'delete from fatos', 'REGISTRO_IMUTAVEL'],
    ['a truncate of an append-only table', 'truncate fatos', 'REGISTRO_IMUTAVEL'],
    ['a cancelled statement', `set local statement_timeout = 20; select pg_sleep(5)`, 'BANCO_INDISPONIVEL'],
  ])('has a default for %s', async (_nome, instrucao, codigo) => {
    expect((await recusaDe(instrucao))?.code).toBe(codigo);
  });

  it('gives a constraint that nobody declared a code of its own, which names it', async () => {
    const semTexto = async (instrucao: string) => {
      const recusa = await recusaDe(instrucao);
      return [recusa?.code, recusa?.params['restricao']];
    };
    expect(await semTexto(`insert into cores values (3, 'roxo', 0)`)).toEqual(['RESTRICAO_SEM_TEXTO', 'cores_peso_check']);
    expect(await semTexto(`insert into cores values (3, null, 1)`)).toEqual(['RESTRICAO_SEM_TEXTO', 'cores.nome']);
    expect(await semTexto(`do $$ begin raise exception 'NINGUEM_DECLAROU|x'; end $$`)).toEqual(['RESTRICAO_SEM_TEXTO', 'NINGUEM_DECLAROU']);
    expect(await recusaDe(`do $$ begin raise exception 'some words of a function'; end $$`)).toBeNull();
  });

  it('leaves our own defects alone', async () => {
    expect(await recusaDe('select nada from cores')).toBeNull();
    expect(traduzirErroDoBanco(new Error('x'))).toBeNull();
    expect(traduzirErroDoBanco(null)).toBeNull();
  });

  it('refuses two meanings for one constraint', () => {
    expect(() => registrarRestricoes({ cores_nome_key: () => erros.COR_APAGADA() })).toThrow(/already declared/);
  });
});

describe('isConexaoPerdida', () => {
  it('knows a killed connection and a port where nobody listens', async () => {
    const morta = await falhaDe('select pg_terminate_backend(pg_backend_pid())');
    expect(isConexaoPerdida(morta)).toBe(true);
    expect(traduzirErroDoBanco(morta)?.code).toBe('BANCO_INDISPONIVEL');
    const ninguem = new Client({ connectionString: 'postgres://x@127.0.0.1:1/x' });
    const recusada = await ninguem.connect().then(
      () => null,
      (erro: unknown) => erro,
    );
    expect(isConexaoPerdida(recusada)).toBe(true);
    expect(isConexaoPerdida(new Error('anything else'))).toBe(false);
    expect(isConflito(recusada)).toBe(false);
  });
});
