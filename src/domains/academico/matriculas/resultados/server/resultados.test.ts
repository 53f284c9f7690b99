import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { valoresDaLista } from '#shared/listas/opcao.ts';
import { type Tx, transacao } from '#platform/server/database/kysely.ts';
import { type Escola, escolaDeTeste, matriculaDeTeste, pessoaDeTeste } from '#tests/helpers/academico.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { quemDeTeste } from '#tests/helpers/servidor.ts';
import { type Resultado, resultados } from '#domains/academico/matriculas/situacoes.ts';
import { verboDoResultado } from '../situacoes-resultado.ts';
import { matricularEmLote } from '#domains/academico/matriculas/nova/server/matricular.ts';
import { desfazerMovimento } from '#domains/academico/matriculas/movimentos/server/desfazer-movimento.ts';
import { concluirMatricula, registrarSaida } from '#domains/academico/matriculas/movimentos/server/mudar-situacao.ts';
import { registrarResultados } from './registrar-resultados.ts';

let banco: BancoDeTeste;
let escola: Escola;
const quem = quemDeTeste();
beforeAll(async () => {
  banco = await bancoDeTeste();
  escola = await escolaDeTeste(banco.db, { vagas: 40 });
});
afterAll(() => banco.fechar());

const todos = valoresDaLista(resultados);
const gravar = (lista: Parameters<typeof registrarResultados>[1]) =>
  transacao(banco.db, (tx) => registrarResultados(atoDe(tx, quem), lista));
let mae = 0;
async function matricular(...nomes: string[]): Promise<number[]> {
  mae ||= await pessoaDeTeste(banco.db, 'Rita', '1985-03-04');
  const alunos: number[] = [];
  for (const nome of nomes) alunos.push(await pessoaDeTeste(banco.db, nome));
  const criadas = await transacao(banco.db, (tx) =>
    matricularEmLote(
      atoDe(tx, quem),
      alunos.map((aluno) => matriculaDeTeste(escola, aluno, mae)),
    ),
  );
  return criadas.map(({ id }) => id);
}

test('results are recorded with their audit, and not of who left', async () => {
  const [a = 0, b = 0] = await matricular('Ana', 'Bento');
  await gravar([
    { id: a, resultado: 'aprovado' },
    { id: b, resultado: 'reprovado_por_nota' },
  ]);
  const { rows } = await sql`select m.resultado, x.antes->>'resultado' as antes from matriculas m
    join auditoria x on x.alvo_tipo = 'matricula' and x.alvo_id = m.id and x.acao = 'matricula.resultado' order by m.id`.execute(banco.db);
  expect(rows).toEqual([
    { resultado: 'aprovado', antes: 'cursando' },
    { resultado: 'reprovado_por_nota', antes: 'cursando' },
  ]);
  await transacao(banco.db, (tx) =>
    registrarSaida(atoDe(tx, quem), { id: a, verbo: 'transferencia', dataMovimento: '2026-02-10', motivo: 'Mudança' }),
  );
  await expect(gravar([{ id: a, resultado: 'reprovado_por_falta' }])).rejects.toMatchObject({ code: 'MATRICULA_NAO_ATIVA' });
});

test('a result that stands is recorded once; what people decide says why', async () => {
  const [id = 0] = await matricular('Caio');
  const linhas = async () =>
    (
      await sql<{ resultado: string; motivo: string | null }>`select depois->>'resultado' as resultado, motivo from auditoria
      where acao = 'matricula.resultado' and alvo_id = ${id} order by seq`.execute(banco.db)
    ).rows;
  await gravar([{ id, resultado: 'reprovado_por_nota' }]);
  await gravar([{ id, resultado: 'reprovado_por_nota' }]);
  await expect(gravar([{ id, resultado: 'aprovado_pelo_conselho' }])).rejects.toMatchObject({ code: 'RESULTADO_SEM_MOTIVO' });
  await gravar([{ id, resultado: 'aprovado_pelo_conselho', motivo: 'Ata 12' }]);
  expect(await linhas()).toEqual([
    { resultado: 'reprovado_por_nota', motivo: null },
    { resultado: 'aprovado_pelo_conselho', motivo: 'Ata 12' },
  ]);
});

test('completed, the result stays as it is; once the completion is undone it is reopened, with a reason', async () => {
  const [id = 0] = await matricular('Davi');
  await gravar([{ id, resultado: 'aprovado' }]);
  const feita = await transacao(banco.db, (tx) => concluirMatricula(atoDe(tx, quem), { id, dataMovimento: '2026-03-10', motivo: null }));
  await expect(gravar([{ id, resultado: 'cursando', motivo: 'Nota lançada errada' }])).rejects.toMatchObject({
    code: 'MATRICULA_NAO_ATIVA',
  });
  await expect(sql`update matriculas set resultado = 'cursando' where id = ${id}`.execute(banco.db)).rejects.toThrow(
    'RESULTADO_DE_MATRICULA_PARADA',
  );
  await transacao(banco.db, (tx) => desfazerMovimento(atoDe(tx, quem), { id, movimentoId: feita.movimentoId, motivo: 'Engano' }));
  await expect(gravar([{ id, resultado: 'cursando' }])).rejects.toMatchObject({ code: 'RESULTADO_SEM_MOTIVO' });
  await gravar([{ id, resultado: 'cursando', motivo: 'Nota lançada errada' }]);
  await gravar([{ id, resultado: 'reprovado_por_nota' }]);
});

test('an enrollment begins without a result', async () => {
  await expect(
    sql`insert into matriculas (codigo, aluno_id, curso_id, ano_letivo_id, movimento, resultado, data_matricula)
      select 'X', aluno_id, curso_id, ano_letivo_id, 'ativa', 'aprovado', data_matricula from matriculas limit 1`.execute(banco.db),
  ).rejects.toThrow('RESULTADO_TRANSICAO_PROIBIDA');
});

describe('what is not in the state table is forbidden', () => {
  /** Puts a result there past every trigger, and takes everything back. */
  const partindoDe = async (id: number, de: Resultado, tentar: (tx: Tx) => Promise<void>) => {
    const fim = transacao(banco.dono, async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`update matriculas set resultado = ${de} where id = ${id}`.execute(tx);
      await sql`set local session_replication_role = origin`.execute(tx);
      await tentar(tx);
      throw new Error('take it back');
    });
    await expect(fim).rejects.toThrow('take it back');
  };

  test.each(todos)('by the service, from %s', async (de) => {
    const [id = 0] = await matricular(`De ${de}`);
    await partindoDe(id, de, async (tx) => {
      const proibidos = todos.filter((para) => para !== de && verboDoResultado(de, para) === null);
      for (const resultado of proibidos)
        await expect(registrarResultados(atoDe(tx, quem), [{ id, resultado, motivo: 'x' }]), resultado).rejects.toMatchObject({
          code: 'RESULTADO_PROIBIDO',
        });
    });
  });

  test('by the database too, whatever the service says', async () => {
    const [id = 0] = await matricular('Enzo');
    // Each try in a block of its own: refused ones leave nothing, accepted ones are taken back.
    await sql`create function tentar_resultado(alvo bigint, para text) returns text language plpgsql as $$
      begin
        update matriculas set resultado = para where id = alvo;
        raise exception 'ACEITA';
      exception when raise_exception then return split_part(sqlerrm, '|', 1);
      end $$`.execute(banco.dono);
    for (const de of todos)
      await partindoDe(id, de, async (tx) => {
        const { rows } = await sql<{ para: Resultado; resposta: string }>`select para, tentar_resultado(${id}, para) as resposta
          from unnest(${todos.filter((para) => para !== de)}::text[]) as para`.execute(tx);
        for (const { para, resposta } of rows)
          expect(resposta, `${de} → ${para}`).toBe(verboDoResultado(de, para) === null ? 'RESULTADO_TRANSICAO_PROIBIDA' : 'ACEITA');
      });
  });
});
