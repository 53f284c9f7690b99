import type { RespostaServidor } from '#shared/endpoint.ts';
import { lerJuntas } from '#platform/server/database/kysely.ts';
import { pode } from '#platform/server/http/autorizacao.ts';
import type { Contexto } from '#platform/server/http/tipos.ts';
import { preencher } from '#shared/erros.ts';
import type { rematriculasPreviaApi } from '../api.ts';
import { avaliar } from '#domains/academico/rematriculas/avaliacao/avaliar.ts';
import type { Candidato, Destino } from '#domains/academico/rematriculas/avaliacao/candidatos.ts';
import { errosRematricula as erros, motivosDaRematricula } from '#domains/academico/rematriculas/erros.ts';
import type { PedidoDePrevia } from '../esquemas.ts';
import { alunosMaximo } from '#domains/academico/rematriculas/avaliacao/esquemas.ts';
import type { Motivo } from '#domains/academico/rematriculas/avaliacao/motivos.ts';
import type { PlanoDeContrato } from '#domains/academico/rematriculas/avaliacao/plano.ts';
import { chaveDoPlano, resumirPlano, type ResumoDoPlano } from '../resumo-do-plano.ts';
import { carregarCandidatos } from '#domains/academico/rematriculas/avaliacao/server/door.ts';
import { carregarDestino } from '#domains/academico/rematriculas/avaliacao/server/door.ts';
import {
  decidirCriterios,
  conferirSemAssinatura,
  lerAnos,
  vencimentoPadrao,
} from '#domains/academico/rematriculas/avaliacao/server/door.ts';

type Previa = RespostaServidor<typeof rematriculasPreviaApi.preverRematricula>;

/** Every student of a source as a run would treat them now; nothing is written. @throws REMATRICULA_DEMAIS and those of the criteria */
export async function preverRematricula({ db, quem, hoje, idioma }: Contexto, body: PedidoDePrevia): Promise<Previa> {
  const { destino: ano } = await lerAnos(db, body);
  const exigeAssinatura = await conferirSemAssinatura(db, body.contratos);
  const [destino, candidatos] = await lerJuntas(
    db,
    () => carregarDestino(db, ano, body.primeiroVencimento ?? vencimentoPadrao(ano.ano, hoje)),
    () => carregarCandidatos(db, quem, body, hoje, alunosMaximo + 1),
  );
  const criterios = decidirCriterios(destino.formas.length === 0 ? { ...body, contratos: 'nenhum' } : body, ano, hoje, destino.formas);
  if (candidatos.length > alunosMaximo) throw erros.REMATRICULA_DEMAIS({ max: alunosMaximo });
  const avaliados = avaliar(candidatos, destino, criterios, {
    escolhas: new Map(body.escolhas.map(({ matriculaId, turmaId }) => [matriculaId, turmaId])),
    podeExceder: pode(quem, 'excesso-vagas:criar'),
  });
  const planos = criarTabela<PlanoDeContrato, ResumoDoPlano>(chaveDoPlano, (plano) => resumirPlano(plano, criterios.cobranca));
  const porque = criarTabela<Motivo, Previa['motivos'][number]>(
    ({ codigo, peso, params }) => `${codigo}|${peso}|${Object.values(params).join('|')}`,
    ({ codigo, peso, params }) => ({ codigo, peso, mensagem: preencher(motivosDaRematricula[codigo][idioma], params) }),
  );
  const descontos = descontosDosAlunos(candidatos, destino);
  const { dataMatricula, cobranca } = criterios;
  return {
    anoDestino: ano.ano,
    exigeAssinatura,
    criterios: {
      dataMatricula,
      primeiroVencimento: cobranca.primeiroVencimento,
      formaPagamentoId: cobranca.formaPagamentoId || null,
      descontoIds: cobranca.descontoIds ? [...cobranca.descontoIds] : descontos.filter(({ vale }) => vale).map(({ id }) => id),
    },
    linhas: avaliados.map(({ candidato: c, curso, turma, motivos, situacao, plano }) => ({
      matriculaId: c.matriculaId,
      codigo: c.codigo,
      alunoId: c.alunoId,
      alunoNome: c.alunoNome,
      movimento: c.movimento,
      resultado: c.resultado,
      cursoId: c.cursoId,
      turmaNome: c.turmaNome,
      destinoCursoId: curso?.id ?? null,
      destinoTurmaId: turma?.id ?? null,
      plano: plano && plano.linhas.length > 0 && plano.faltas.length === 0 ? planos.posicaoDe(plano) : null,
      pagadores: c.responsaveis.flatMap(({ financeiro, nome, percentual }) => (financeiro ? { nome, percentual: percentual ?? '0' } : [])),
      situacao,
      motivos: motivos.map((motivo) => porque.posicaoDe(motivo)),
    })),
    cursos: [...destino.cursos.values()],
    turmas: [...destino.turmas],
    planos: planos.lista,
    motivos: porque.lista,
    descontos,
    formasPagamento: [...destino.formas],
  };
}

/** Things alike are computed and sent once, and pointed at by their position. */
function criarTabela<T, R>(chaveDe: (item: T) => string, fazer: (item: T) => R): { lista: R[]; posicaoDe(item: T): number } {
  const posicoes = new Map<string, number>();
  const lista: R[] = [];
  return {
    lista,
    posicaoDe(item) {
      const chave = chaveDe(item);
      const achada = posicoes.get(chave);
      if (achada !== undefined) return achada;
      posicoes.set(chave, lista.push(fazer(item)) - 1);
      return lista.length - 1;
    },
  };
}

function descontosDosAlunos(candidatos: readonly Candidato[], { descontos }: Destino): Previa['descontos'] {
  const quantos = new Map<number, number>();
  for (const c of candidatos) {
    for (const id of new Set(
      c.descontos.flatMap(({ descontoId, ocasional, vemDe }) => (ocasional || vemDe !== null ? [] : (descontoId ?? []))),
    ))
      quantos.set(id, (quantos.get(id) ?? 0) + 1);
  }
  return [...quantos]
    .flatMap(([id, alunos]) => {
      const desconto = descontos.get(id);
      return desconto ? [{ id, nome: desconto.nome, vale: desconto.vale, alunos }] : [];
    })
    .toSorted((a, b) => b.alunos - a.alunos || a.id - b.id);
}
