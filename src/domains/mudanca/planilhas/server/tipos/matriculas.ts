import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import { registrarSaida } from '#domains/academico/matriculas/movimentos/server/door.ts';
import { matricularEmLote } from '#domains/academico/matriculas/nova/server/door.ts';
import { errosMudanca as erros } from '#domains/mudanca/erros.ts';
import { emCem } from '#domains/mudanca/partes.ts';
import { acharPessoas, cpfDaReferencia, type Pessoas, referenciaATela } from '#domains/mudanca/server/referencias.ts';
import { chaveDoCodigo } from '#domains/mudanca/tipos.ts';
import type { Ato } from '#platform/server/ato.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { Recusa } from '#platform/server/registros/importar.ts';
import { campo } from '#shared/campos.ts';
import type { DataCivil } from '#shared/datas.ts';
import { dataDaPlanilha, opcaoDaPlanilha } from '#shared/importacao/valores.ts';
import { parentescos } from '#shared/listas/pessoa.ts';
import { normalizarBusca } from '#shared/palavras/busca.ts';
import { type CampoDaMatricula, camposDaMatricula } from '#domains/mudanca/campos/academico.ts';
import type { TipoDePlanilha } from '../tipo.ts';

const TAMANHO_DO_CODIGO = 60;
const linha = z.strictObject({
  codigo: campo.texto({ max: TAMANHO_DO_CODIGO }),
  aluno: campo.texto({ max: 60 }),
  turma: campo.texto({ max: 60 }),
  dataMatricula: campo.dataCivil(),
  responsavel: campo.textoOpcional(60),
  parentesco: campo.opcao.opcional(parentescos),
  percentual: campo.taxa.opcional({ max: '100' }),
  responsavel2: campo.textoOpcional(60),
  parentesco2: campo.opcao.opcional(parentescos),
  percentual2: campo.taxa.opcional({ max: '100' }),
});
type Linha = z.output<typeof linha>;
type Turma = { id: number; nome: string; cursoId: number; anoLetivoId: number };
type Apoio = { pessoas: Pessoas; turmas: ReadonlyMap<string, Turma>; ativas: ReadonlyMap<string, number> };

/** Enrollments of the year that goes on; who sits in the class already is enrolled. Most systems number only students: theirs with the class is the code then. */
export const tipoMatriculas: TipoDePlanilha<CampoDaMatricula, Linha, Apoio> = {
  tipo: 'matriculas',
  paraCarregar: ['matriculas:criar'],
  paraDesfazer: ['matriculas:editar'],
  alvoTipo: 'matricula',
  tamanho: 200,
  arquivo: { br: 'Modelo de matrículas', en: 'Enrollment model' },
  campos: camposDaMatricula,
  esquema: linha,
  campoDe: {
    alunoId: 'aluno',
    turmaId: 'turma',
    dataMatricula: 'dataMatricula',
    'responsaveis.0.percentual': 'percentual',
    'responsaveis.1.percentual': 'percentual2',
    'responsaveis.1': 'responsavel2',
    responsaveis: 'responsavel',
  },
  emPe: sql`select id from v_matricula_resumo where movimento <> 'cancelada'`,
  apoio: async ({ db }, valores) => ({
    pessoas: await acharPessoas(
      db,
      valores.flatMap((v) => [v.aluno, v.responsavel, v.responsavel2]),
    ),
    ...(await lerTurmas(db)),
  }),
  montar: (v) => {
    const [percentual, percentual2] = emCem(v.percentual, v.percentual2);
    return {
      nome: referenciaATela(v.aluno ?? ''),
      dados: {
        aluno: '',
        turma: '',
        ...v,
        codigo: v.codigo || (v.aluno && v.turma ? codigoSemCodigo(v.aluno, v.turma) : ''),
        dataMatricula: dataDaPlanilha(v.dataMatricula, 2099),
        parentesco: opcaoDaPlanilha(parentescos, v.parentesco),
        parentesco2: opcaoDaPlanilha(parentescos, v.parentesco2),
        percentual,
        percentual2,
      },
    };
  },
  comparar: (lidas, { pessoas, turmas }) =>
    lidas.map(({ corpo }) => {
      const recusas: Recusa<CampoDaMatricula>[] = [];
      for (const chave of ['aluno', 'responsavel', 'responsavel2'] as const) {
        const codigo = corpo[chave];
        if (codigo !== null && !pessoas.de(codigo))
          recusas.push({ campo: chave, erro: erros.MUDANCA_PESSOA_DESCONHECIDA({ codigo: referenciaATela(codigo) }) });
      }
      if (!turmaDe(corpo, turmas)) recusas.push({ campo: 'turma', erro: erros.MUDANCA_TURMA_DESCONHECIDA({ codigo: corpo.turma }) });
      return recusas;
    }),
  conhecida: (corpo, { pessoas, turmas, ativas }) => ativas.get(`${pessoas.de(corpo.aluno)?.id} ${turmaDe(corpo, turmas)?.id}`) ?? null,
  gravar: async (ato, { corpos, apoio: { pessoas, turmas } }) => {
    const criadas = await matricularEmLote(
      ato,
      corpos.map((corpo) => {
        const turma = turmaDe(corpo, turmas);
        const alunoId = pessoas.de(corpo.aluno)?.id ?? 0;
        return {
          alunoId,
          cursoId: turma?.cursoId ?? 0,
          anoLetivoId: turma?.anoLetivoId ?? 0,
          turmaId: turma?.id ?? 0,
          dataMatricula: corpo.dataMatricula,
          responsaveis: responsaveisDe(corpo, pessoas, alunoId),
          observacoes: null,
          preMatricula: false,
          motivoExcedente: null,
        };
      }),
    );
    return criadas.map(({ id }) => id);
  },
  desfazer: cancelar,
};

/** Codes are kept, and a CPF is not: of a student who is told by one only what tells the line again. */
function codigoSemCodigo(aluno: string, turma: string): string {
  const cpf = cpfDaReferencia(aluno);
  if (cpf === null) return `${aluno} ${turma}`.slice(0, TAMANHO_DO_CODIGO);
  return createHash('sha256')
    .update(`${cpf} ${chaveDoCodigo(turma)}`)
    .digest('hex')
    .slice(0, TAMANHO_DO_CODIGO);
}

const turmaDe = ({ turma }: Linha, turmas: Apoio['turmas']): Turma | undefined =>
  turmas.get(`codigo ${chaveDoCodigo(turma)}`) ?? turmas.get(`nome ${normalizarBusca(turma)}`);

/** Without shares the first guardian pays it all; without a guardian the student answers for himself, which only who is of age may. */
function responsaveisDe(corpo: Linha, pessoas: Pessoas, alunoId: number) {
  const { responsavel, responsavel2, parentesco, parentesco2 } = corpo;
  const semPartes = corpo.percentual === null && corpo.percentual2 === null;
  const um = (pessoaId: number, qual: Linha['parentesco'], parte: string | null) => {
    const percentual = parte === null || Number(parte) === 0 ? null : parte.slice(0, -2);
    return { pessoaId, parentesco: qual, pedagogico: true, financeiro: percentual !== null, percentual };
  };
  const primeiro = responsavel === null ? alunoId : (pessoas.de(responsavel)?.id ?? 0);
  return [
    um(primeiro, parentesco, semPartes ? '100.0000' : corpo.percentual),
    ...(responsavel2 === null ? [] : [um(pessoas.de(responsavel2)?.id ?? 0, parentesco2, corpo.percentual2)]),
  ];
}

/** An enrollment keeps its number: it is cancelled from its first day, and so never counted. */
async function cancelar(ato: Ato, { id, motivo }: { id: number; motivo: string }): Promise<void> {
  const { rows } = await sql<{ entrada: DataCivil }>`select data_matricula as entrada from v_matricula_resumo where id = ${id}`.execute(
    ato.tx,
  );
  const { rows: contratos } = await sql`select from v_contrato_estado where matricula_id = ${id} limit 1`.execute(ato.tx);
  const { rows: diario } =
    await sql`select from v_falta where matricula_id = ${id} union all select from v_nota where matricula_id = ${id} limit 1`.execute(
      ato.tx,
    );
  if (contratos[0] || diario[0]) throw erros.MUDANCA_REGISTRO_ALTERADO();
  const entrada = rows[0]?.entrada ?? ato.hoje;
  await registrarSaida(ato, { id, verbo: 'cancelamento', dataMovimento: entrada > ato.hoje ? ato.hoje : entrada, motivo });
}

async function lerTurmas(db: Db | Tx): Promise<Pick<Apoio, 'turmas' | 'ativas'>> {
  const { rows } = await sql<{
    turmas: (Turma & { codigo: string | null })[];
    ativas: { id: number; alunoId: number; turmaId: number }[];
  }>`select
    coalesce((select json_agg(json_build_object('id', t.id, 'nome', t.nome, 'cursoId', t.curso_id, 'anoLetivoId', t.ano_letivo_id, 'codigo', r.codigo))
      from v_turma t left join mudancas_registros r on r.tipo = 'turmas' and r.alvo_id = t.id where t.situacao = 'aberta'), '[]') as turmas,
    coalesce((select json_agg(json_build_object('id', m.id, 'alunoId', m.aluno_id, 'turmaId', m.turma_id)) from v_matricula_resumo m
      where m.ativa and m.turma_id is not null), '[]') as ativas`.execute(db);
  const { turmas = [], ativas = [] } = rows[0] ?? {};
  const porNome = Map.groupBy(turmas, ({ nome }) => normalizarBusca(nome));
  return {
    turmas: new Map([
      ...[...porNome].flatMap(([nome, dela]) => {
        const [primeira] = dela;
        return primeira && dela.every(({ id }) => id === primeira.id) ? [[`nome ${nome}`, primeira] as const] : [];
      }),
      ...turmas.flatMap((t) => (t.codigo === null ? [] : [[`codigo ${t.codigo}`, t] as const])),
    ]),
    ativas: new Map(ativas.map((m) => [`${m.alunoId} ${m.turmaId}`, m.id])),
  };
}
