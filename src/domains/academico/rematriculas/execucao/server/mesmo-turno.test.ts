import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { carregarAutorDeTarefa } from '#domains/acesso/sessoes/server/door.ts';
import { criarCurso } from '#domains/academico/estrutura/cursos/server/oficina.ts';
import { criarTurma } from '#domains/academico/estrutura/turmas/server/oficina.ts';
import { type Turno, turnos, turnosCoincidem } from '#domains/academico/estrutura/turnos.ts';
import { criarMatricula } from '#domains/academico/matriculas/nova/server/door.ts';
import { registrarSaida } from '#domains/academico/matriculas/movimentos/server/door.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { type AlunoDeOrigem, alunosDeOrigem, DATA, type EscolaDeRematricula, escolaDeRematricula } from '#tests/helpers/rematriculas.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { usuarioDeTeste } from '#tests/helpers/usuarios.ts';
import type { rematriculasNaoRenovadosApi } from '#domains/academico/rematriculas/nao-renovados/api.ts';
import type { rematriculasPreviaApi } from '#domains/academico/rematriculas/previa/api.ts';
import { lerLoteDaTarefa, travarPendentes } from './lotes.ts';
import { mensagemDe } from '#domains/academico/rematriculas/server/mensagens.ts';
import { rematricular } from './rematricular.ts';

type Previa = RespostaCliente<typeof rematriculasPreviaApi.preverRematricula>;
let s: ServidorDeTeste;
let escola: EscolaDeRematricula;
let quem: Quem;
/** A complementary course beside the regular one. */
let ingles: { cursoId: number; origem: number; destino: number };

beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.rematriculas });
  escola = await escolaDeRematricula(s.banco.db);
  quem = await carregarAutorDeTarefa(s.banco.db, (await usuarioDeTeste(s, 'secretaria', { admin: true })).id, null);
  const avancado = await cursoDe('Inglês avançado', 21, null);
  const cursoId = await cursoDe('Inglês', 20, avancado);
  ingles = {
    cursoId,
    origem: await turmaDe(cursoId, escola.anoOrigemId, 'Inglês T', 'tarde'),
    destino: await turmaDe(avancado, escola.anoDestinoId, 'Inglês avançado M', 'manha'),
  };
});
afterAll(() => s.fechar());

const cursoDe = (nome: string, ordem: number, proximoCursoId: number | null): Promise<number> =>
  transacao(s.banco.db, (tx) =>
    criarCurso(atoDe(tx, quem), {
      segmentacaoId: escola.segmentacaoId,
      nome,
      sigla: null,
      ordem,
      idadeMinima: null,
      cargaHoraria: 80,
      proximoCursoId,
      ativo: true,
    }),
  ).then(({ id }) => id);
const turmaDe = (cursoId: number, anoLetivoId: number, nome: string, turno: Turno): Promise<number> =>
  transacao(s.banco.db, (tx) =>
    criarTurma(atoDe(tx, quem), { cursoId, anoLetivoId, grupoTurmaId: null, nome, turno, sala: null, vagas: 40 }),
  ).then(({ id }) => id);
const umAluno = async (nome: string): Promise<AlunoDeOrigem> => {
  const [aluno] = await alunosDeOrigem(s.banco.db, escola, [{ nome }]);
  if (!aluno) throw new Error('no student');
  return aluno;
};
const matricular = ({ alunoId, pagadorId }: AlunoDeOrigem, cursoId: number, turmaId: number, noDestino: boolean) =>
  transacao(s.banco.db, (tx) =>
    criarMatricula(atoDe(tx, quem), {
      alunoId,
      cursoId,
      turmaId,
      anoLetivoId: noDestino ? escola.anoDestinoId : escola.anoOrigemId,
      dataMatricula: noDestino ? DATA : '2026-01-20',
      responsaveis: [{ pessoaId: pagadorId, parentesco: 'mae', pedagogico: true, financeiro: true, percentual: '100.00' }],
      observacoes: null,
      preMatricula: false,
      motivoExcedente: null,
    }),
  );

const pedido = () => ({
  anoOrigemId: escola.anoOrigemId,
  anoDestinoId: escola.anoDestinoId,
  dataMatricula: DATA,
  contratos: 'nenhum',
  aceitarPendentes: true,
});
async function prever(matriculaId: number, escolhas: { matriculaId: number; turmaId: number }[] = []) {
  const resposta = await s.pedir('POST', 'Rematricula/previa', { body: { ...pedido(), escolhas }, quem });
  const previa = resposta.corpo.data as Previa;
  const linha = previa.linhas.find((l) => l.matriculaId === matriculaId);
  return { turmaId: linha?.destinoTurmaId, situacao: linha?.situacao, mensagens: linha?.motivos.map((i) => previa.motivos[i]?.mensagem) };
}
let chaves = 0;
/** Runs it within the test, as the job does, and says what became of each. */
async function executar(
  alunos: { matriculaId: number; turmaId: number; liberacoes?: string[]; motivo?: string }[],
): Promise<(string | null)[]> {
  const pedida = await s.pedir('POST', 'Rematricula', {
    body: { ...pedido(), alunos },
    quem,
    headers: { 'idempotency-key': `turno-${(chaves += 1)}-teste` },
  });
  expect(pedida.status, JSON.stringify(pedida.corpo)).toBe(200);
  const { tarefaId } = pedida.corpo.data as { tarefaId: number };
  const lote = await lerLoteDaTarefa(s.banco.db, tarefaId);
  const respostas = await transacao(s.banco.db, async (tx) => {
    const itens = await travarPendentes(tx, lote.id, 100);
    return rematricular(atoDe(tx, quem), lote, itens);
  });
  return respostas.map(({ codigo, parametros }) => mensagemDe(codigo ?? null, parametros ?? null, 'br'));
}

const emOutroCurso = (codigo: string): string =>
  `Já tem a matrícula ${codigo} em 2027, em outro curso (Inglês): esta seria mais uma, com outro contrato.`;
const doAno = async ({ alunoId }: AlunoDeOrigem): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from matriculas
    where aluno_id = ${alunoId} and ano_letivo_id = ${escola.anoDestinoId}`.execute(s.banco.db);
  return rows[0]?.n ?? 0;
};

test('who already sits in another course of the year at those hours goes to a class of another shift, and only with a reason', async () => {
  const ana = await umAluno('Ana');
  const turma = await turmaDe(ingles.cursoId, escola.anoDestinoId, 'Inglês M', 'manha');
  const { codigo } = await matricular(ana, ingles.cursoId, turma, true);
  const frase = emOutroCurso(codigo);
  expect(await prever(ana.matriculaId)).toMatchObject({ situacao: 'exige_motivo', turmaId: escola.seteB, mensagens: [frase] });
  const escolha = { matriculaId: ana.matriculaId, turmaId: escola.seteB };
  expect(await executar([escolha])).toEqual([frase]);
  expect(await doAno(ana)).toBe(1);
  expect(await executar([{ ...escolha, liberacoes: ['MATRICULADO_EM_OUTRO_CURSO'], motivo: 'Faz os dois cursos' }])).toEqual([null]);
  expect(await doAno(ana)).toBe(2);
});

test('of two courses of this year each goes on without a reason, one run after the other', async () => {
  const gil = await umAluno('Gil');
  const deIngles = await matricular(gil, ingles.cursoId, ingles.origem, false);
  expect(await executar([{ matriculaId: deIngles.id, turmaId: ingles.destino }])).toEqual([null]);
  expect(await prever(gil.matriculaId)).toMatchObject({ situacao: 'apto', turmaId: escola.seteB, mensagens: [] });
  expect(await executar([{ matriculaId: gil.matriculaId, turmaId: escola.seteB }])).toEqual([null]);
});

test('the list of those not renewed says who is in another course of the next year all the same', async () => {
  const [hugo, iris] = [await umAluno('Hugo'), await umAluno('Iris')];
  const turma = await turmaDe(ingles.cursoId, escola.anoDestinoId, 'Inglês T2', 'tarde');
  const { codigo } = await matricular(hugo, ingles.cursoId, turma, true);
  const anos = `AnoOrigemId=${escola.anoOrigemId}&AnoDestinoId=${escola.anoDestinoId}`;
  const { corpo } = await s.pedir('GET', `Rematricula/nao-renovados/obter-paginado?${anos}&TamanhoDaPagina=200`, { quem });
  const itens = (corpo.data as RespostaCliente<typeof rematriculasNaoRenovadosApi.naoRenovados>).itens;
  const outra = ({ matriculaId }: AlunoDeOrigem) => itens.find((i) => i.matriculaId === matriculaId)?.outraMatricula;
  expect([outra(hugo), outra(iris)]).toEqual([{ codigo, cursoNome: 'Inglês' }, null]);
  const planilha = await s.pedir('GET', `Rematricula/nao-renovados/exportar?Formato=csv&${anos}&Nome=Hugo`, { quem });
  expect(planilha.bruto.toString()).toContain(`Inglês (matrícula ${codigo})`);
});

test('and where the class chosen meets at those hours, preview and run refuse with one sentence', async () => {
  const bento = await umAluno('Bento');
  const { codigo } = await matricular(
    bento,
    ingles.cursoId,
    await turmaDe(ingles.cursoId, escola.anoDestinoId, 'Inglês I', 'integral'),
    true,
  );
  const frase = `Bento Figueira já estuda na turma Inglês I (matrícula ${codigo}) no mesmo turno da turma 7º ano A: escolha uma turma de outro turno.`;
  const escolha = { matriculaId: bento.matriculaId, turmaId: escola.seteA };
  expect(await prever(bento.matriculaId)).toMatchObject({ situacao: 'impedido', mensagens: [frase, emOutroCurso(codigo)] });
  expect(await prever(bento.matriculaId, [escolha])).toMatchObject({ situacao: 'impedido', mensagens: [frase, emOutroCurso(codigo)] });
  expect(await executar([escolha])).toEqual([frase]);
});

test('of two courses of one student that would meet, the first goes and the second is refused, in the preview as in the run', async () => {
  const caio = await umAluno('Caio');
  const deIngles = await matricular(caio, ingles.cursoId, ingles.origem, false);
  const [regular, outro] = [caio.matriculaId, deIngles.id];
  const frase = /^Caio Figueira já vai para a turma 7º ano A nesta rematrícula .* no mesmo turno da turma Inglês avançado M/;
  expect(await prever(regular)).toMatchObject({ situacao: 'apto', turmaId: escola.seteA });
  expect(await prever(outro)).toMatchObject({ situacao: 'impedido', mensagens: [expect.stringMatching(frase)] });
  // The morning belongs to the class that is chosen; the one that is proposed gives way to it.
  const escolhas = [{ matriculaId: outro, turmaId: ingles.destino }];
  expect(await prever(regular, escolhas)).toMatchObject({ situacao: 'apto', turmaId: escola.seteB });
  // A neighbour of the same batch goes all the same.
  const duda = await umAluno('Duda');
  const respostas = await executar([
    { matriculaId: regular, turmaId: escola.seteA },
    { matriculaId: outro, turmaId: ingles.destino },
    { matriculaId: duda.matriculaId, turmaId: escola.seteA },
  ]);
  expect(respostas.toSorted()).toEqual([expect.stringMatching(frase), null, null]);
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from matriculas
    where aluno_id = any(${[caio.alunoId, duda.alunoId]}::bigint[]) and ano_letivo_id = ${escola.anoDestinoId}`.execute(s.banco.db);
  expect(rows[0]?.n).toBe(2);
});

test('who left the next course on that day or after is told so before the run refuses', async () => {
  const elis = await umAluno('Elis');
  const { id, codigo } = await matricular(elis, escola.setimo, escola.seteA, true);
  const { rows } = await sql<{ hoje: string }>`select (now() at time zone 'America/Belem')::date as hoje`.execute(s.banco.db);
  const dataMovimento = rows[0]?.hoje ?? '';
  await transacao(s.banco.db, (tx) =>
    registrarSaida(atoDe(tx, quem), { id, verbo: 'desistencia', dataMovimento, motivo: 'Mudou de ideia' }),
  );
  const { situacao, mensagens = [] } = await prever(elis.matriculaId);
  expect(situacao).toBe('impedido');
  expect(mensagens[0]).toContain(`(matrícula ${codigo}): a nova matrícula começa depois dessa data`);
  expect(await executar([{ matriculaId: elis.matriculaId, turmaId: escola.seteA }])).toEqual(mensagens);
});

test('shifts meet in the rule as they do in the database', async () => {
  for (const { valor: um } of turnos)
    for (const { valor: outro } of turnos) {
      const { rows } = await sql<{ sim: boolean }>`select turnos_coincidem(${um}, ${outro}) as sim`.execute(s.banco.db);
      expect([um, outro, turnosCoincidem(um, outro)]).toEqual([um, outro, rows[0]?.sim]);
    }
});
