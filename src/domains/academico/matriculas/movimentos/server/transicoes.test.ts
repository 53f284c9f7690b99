import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { valoresDaLista } from '#shared/listas/opcao.ts';
import { traduzirErroDoBanco } from '#platform/server/database/errors.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { type Escola, escolaDeTeste, matriculaDeTeste, pessoaDeTeste } from '#tests/helpers/academico.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { quemDeTeste } from '#tests/helpers/servidor.ts';
import { movimentos, saidas, tiposMovimento, transicoes, transitar, type Verbo } from '#domains/academico/matriculas/situacoes.ts';
import { criarMatricula } from '#domains/academico/matriculas/nova/server/matricular.ts';
import { ativarMatricula, concluirMatricula, registrarSaida } from './mudar-situacao.ts';
import { reclassificarMatricula } from './reclassificar.ts';
import { retornarMatricula } from './retornar.ts';

let banco: BancoDeTeste;
let escola: Escola;
let id: number;
const quem = quemDeTeste();
const dataMovimento = '2026-03-10';
const estados = valoresDaLista(movimentos);
const verbos = Object.keys(transicoes) as Verbo[];

beforeAll(async () => {
  banco = await bancoDeTeste();
  escola = await escolaDeTeste(banco.db, { vagas: 30 });
  const mae = await pessoaDeTeste(banco.db, 'Rita', '1985-03-04');
  const aluno = await pessoaDeTeste(banco.db, 'Ana');
  ({ id } = await transacao(banco.db, (tx) => criarMatricula(atoDe(tx, quem), matriculaDeTeste(escola, aluno, mae))));
});
afterAll(() => banco.fechar());

const motivo = 'x';
/** Each verb as its use case takes it. */
const executar: Record<Verbo, (tx: Tx) => Promise<unknown>> = {
  ...(Object.fromEntries(
    saidas.map((verbo) => [verbo, (tx: Tx) => registrarSaida(atoDe(tx, quem), { id, verbo, dataMovimento, motivo })]),
  ) as Record<(typeof saidas)[number], (tx: Tx) => Promise<unknown>>),
  ativacao: (tx) => ativarMatricula(atoDe(tx, quem), { id, dataMovimento }),
  conclusao: (tx) => concluirMatricula(atoDe(tx, quem), { id, dataMovimento, motivo }),
  retorno: (tx) => retornarMatricula(atoDe(tx, quem), { id, turmaId: escola.turmaA, dataMovimento, motivo, motivoExcedente: null }),
  reclassificacao: (tx) =>
    reclassificarMatricula(atoDe(tx, quem), {
      id,
      cursoId: escola.outroCursoId,
      turmaId: escola.turmaDeOutroCurso,
      dataMovimento,
      motivo,
      motivoExcedente: null,
    }),
};

describe('what is not in the state table is forbidden', () => {
  test('by every use case, from every state', async () => {
    const proibidas = estados.flatMap((de) => verbos.filter((verbo) => transitar(de, verbo) === null).map((verbo) => [de, verbo] as const));
    // Nine states and nine verbs, less the thirteen pairs of the table.
    expect(proibidas).toHaveLength(68);
    const fim = transacao(banco.db, async (tx) => {
      for (const [de, verbo] of proibidas) {
        await sql`update matriculas set movimento = ${de}, data_saida = ${dataMovimento} where id = ${id}`.execute(tx);
        await expect(executar[verbo](tx), `${verbo} from ${de}`).rejects.toMatchObject({ code: 'TRANSICAO_PROIBIDA' });
      }
      throw new Error('undo the updates');
    });
    await expect(fim).rejects.toThrow('undo the updates');
  });

  test('by the database too, whatever the service says', async () => {
    const permitidas = new Set([
      ...verbos.flatMap((verbo) => transicoes[verbo].de.map((de) => `${de} ${verbo} ${transicoes[verbo].para}`)),
      'pre_matricula enturmacao pre_matricula',
      'ativa enturmacao ativa',
    ]);
    const tipos = valoresDaLista(tiposMovimento).filter((tipo) => tipo !== 'criacao' && tipo !== 'desfazimento');
    const todas = estados.flatMap((de) => tipos.flatMap((tipo) => estados.map((para) => ({ de, tipo, para }))));
    // Each try in a block of its own: refused ones leave nothing, accepted ones are taken back.
    await sql`create function tentar_movimento(alvo bigint, de text, tipo text, para text) returns boolean language plpgsql as $$
      begin
        insert into matriculas_movimentos (matricula_id, tipo, de, para, data_movimento, usuario_id, nova_matricula_id)
        values (alvo, tipo, de, para, '2026-03-10', 1, case when tipo = 'reclassificacao' then alvo end);
        raise exception 'ACEITA';
      exception when check_violation then return false; when raise_exception then return true;
      end $$`.execute(banco.dono);
    const { rows } = await sql<{
      aceita: boolean;
      de: string;
      tipo: string;
      para: string;
    }>`select l.*, tentar_movimento(${id}, l.de, l.tipo, l.para) as aceita
      from json_to_recordset(${JSON.stringify(todas)}::json) as l(de text, tipo text, para text)`.execute(banco.db);
    expect(rows).toHaveLength(810);
    expect(new Set(rows.filter((r) => r.aceita).map((r) => `${r.de} ${r.tipo} ${r.para}`))).toEqual(permitidas);
  });
});

describe('what the database itself refuses of movements', () => {
  const codigo = (executado: Promise<unknown>) =>
    executado.then(
      () => 'accepted',
      (causa: unknown) => traduzirErroDoBanco(causa)?.code ?? String(causa),
    );
  const inserir = (colunas: { tipo: string; de: string; para: string; desfaz?: number; nova?: number; obito?: boolean }) =>
    sql`insert into matriculas_movimentos (matricula_id, tipo, de, para, data_movimento, usuario_id, desfaz_id, nova_matricula_id, marcou_falecimento)
      values (${id}, ${colunas.tipo}, ${colunas.de}, ${colunas.para}, ${dataMovimento}, 1, ${colunas.desfaz ?? null}, ${colunas.nova ?? null}, ${colunas.obito ?? false})`.execute(
      banco.db,
    );
  const movimentoDe = async (alvo: number) =>
    (await sql<{ id: number }>`select id from matriculas_movimentos where matricula_id = ${alvo} order by id limit 1`.execute(banco.db))
      .rows[0]?.id ?? 0;
  const outra = async () => {
    const [mae, aluno] = [await pessoaDeTeste(banco.db, 'Rosa', '1985-03-04'), await pessoaDeTeste(banco.db, 'Bento')];
    return (await transacao(banco.db, (tx) => criarMatricula(atoDe(tx, quem), matriculaDeTeste(escola, aluno, mae)))).id;
  };

  test('a state without its movement', async () => {
    expect(await codigo(sql`update matriculas set movimento = 'trancada' where id = ${id}`.execute(banco.db))).toBe(
      'MATRICULA_ESTADO_MUDOU',
    );
  });

  test('an undo of another enrollment, of an undo, or that leads elsewhere', async () => {
    const alheio = await movimentoDe(await outra());
    const undo = { tipo: 'desfazimento', de: 'ativa' };
    expect(await codigo(inserir({ ...undo, para: 'cancelada', desfaz: alheio }))).toBe('MATRICULA_ESTADO_MUDOU');
    expect(await codigo(inserir({ ...undo, para: 'ativa', desfaz: await movimentoDe(id) }))).toBe('MATRICULA_ESTADO_MUDOU');
    expect(await codigo(inserir({ ...undo, para: 'ativa' }))).toBe('RESTRICAO_SEM_TEXTO');
  });

  test('an undo of a movement that is not the last one standing', async () => {
    const alvo = await outra();
    await transacao(banco.db, (tx) => registrarSaida(atoDe(tx, quem), { id: alvo, verbo: 'trancamento', dataMovimento, motivo }));
    const primeiro = await movimentoDe(alvo);
    const insercao = sql`insert into matriculas_movimentos (matricula_id, tipo, de, para, data_movimento, usuario_id, desfaz_id)
      values (${alvo}, 'desfazimento', 'trancada', 'cancelada', ${dataMovimento}, 1, ${primeiro})`.execute(banco.db);
    await expect(insercao).rejects.toThrow('MOVIMENTO_DESFEITO_FORA_DE_ORDEM');
  });

  test('a reclassification into the enrollment of somebody else, a death elsewhere, a destination on a wrong row', async () => {
    const alheia = await outra();
    expect(await codigo(inserir({ tipo: 'reclassificacao', de: 'ativa', para: 'reclassificada', nova: alheia }))).toBe(
      'MATRICULA_ESTADO_MUDOU',
    );
    expect(await codigo(inserir({ tipo: 'transferencia', de: 'ativa', para: 'transferida', nova: alheia }))).toBe('RESTRICAO_SEM_TEXTO');
    expect(await codigo(inserir({ tipo: 'transferencia', de: 'ativa', para: 'transferida', obito: true }))).toBe('RESTRICAO_SEM_TEXTO');
  });

  test('a move from a class to itself, an empty one, two undos of one, a change of what happened', async () => {
    const mover = (origem: number, destino: number, quantidade: number, desfaz: number | null = null) =>
      sql<{
        id: number;
      }>`insert into remanejamentos (turma_origem_id, turma_destino_id, data_movimento, quantidade, usuario_id, usuario_nome, desfaz_id)
        values (${origem}, ${destino}, ${dataMovimento}, ${quantidade}, 1, 'x', ${desfaz}) returning id`.execute(banco.db);
    expect(await codigo(mover(escola.turmaA, escola.turmaA, 1))).toBe('RESTRICAO_SEM_TEXTO');
    expect(await codigo(mover(escola.turmaA, escola.turmaB, 0))).toBe('RESTRICAO_SEM_TEXTO');
    const feito = (await mover(escola.turmaA, escola.turmaB, 1)).rows[0]?.id ?? 0;
    await mover(escola.turmaB, escola.turmaA, 1, feito);
    expect(await codigo(mover(escola.turmaB, escola.turmaA, 1, feito))).toBe('REMANEJAMENTO_JA_DESFEITO');
    expect(await codigo(sql`update remanejamentos set quantidade = 2 where id = ${feito}`.execute(banco.dono))).toBe('REGISTRO_IMUTAVEL');
    expect(await codigo(sql`truncate remanejamentos cascade`.execute(banco.dono))).toBe('REGISTRO_IMUTAVEL');
  });
});
