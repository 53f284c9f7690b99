import { frequencia, noAnoInteiro } from '#domains/academico/estrutura/criterio/aluno.ts';
import { anoDaDisciplina } from '#domains/academico/estrutura/criterio/disciplina.ts';
import { exibirDecimal } from '#domains/academico/estrutura/criterio/fracao.ts';
import type { Criterio } from '#domains/academico/estrutura/criterio/criterio.ts';
import { escreverMedia, isAbaixo, mediaDe } from '#domains/academico/estrutura/criterio/medias.ts';
import type { Boletim } from './esquemas.ts';
import { type Congelados, lerCongelados } from './congelados.ts';
import type { AlunoDoBoletim, AnoVivo, DisciplinaDoBoletim, FatosDaTurma, Presencas } from './fatos.ts';

type Disciplina = Boletim['disciplinas'][number];
/** A subject of a student before it is written out. */
type Conta = {
  etapas: { media: string | null; conceito: string | null; faltas: number | null; deOrigem?: true }[];
  /** Missed at the school of origin, in no etapa of ours. */
  faltasDeOrigem: number | null;
  parcial: string | null;
  recuperacaoFinal: string | null;
  exame: string | null;
  final: string | null;
  conceitoFinal: string | null;
  situacao: Disciplina['situacao'];
};
type Contexto = {
  fatos: FatosDaTurma;
  congelados: Congelados;
  /** Etapas shown: those up to the one asked for. */
  mostradas: number;
  /** The whole year is shown. */
  inteiro: boolean;
};
const nada: Presencas = { dadas: 0, faltas: 0, justificadas: 0 };
const perdidas = ({ faltas, justificadas }: Presencas): number => faltas + justificadas;

/**
 * The report cards of students of a class: what is closed as it was frozen, what is open as the diary gives it, by the functions that
 * everything else computes by. `ateEtapaId` ends them with that etapa.
 */
export function montarBoletins(fatos: FatosDaTurma, matriculas: ReadonlySet<number>, ateEtapaId: number | null): Boletim[] {
  const ultima = fatos.etapas.findIndex(({ id }) => id === ateEtapaId);
  const inteiro = ultima < 0;
  const contexto = { fatos, congelados: lerCongelados(fatos), mostradas: inteiro ? fatos.etapas.length : ultima + 1, inteiro };
  const daTurma = fatos.comMediaDaTurma ? mediasDaTurma(contexto) : null;
  return fatos.alunos
    .filter(({ matriculaId }) => matriculas.has(matriculaId))
    .map((aluno) => montarBoletim(contexto, aluno, daTurma, inteiro ? null : ateEtapaId));
}

function montarBoletim(
  contexto: Contexto,
  aluno: AlunoDoBoletim,
  daTurma: ReadonlyMap<number, MediasDaDisciplina> | null,
  ateEtapaId: number | null,
): Boletim {
  const { fatos, congelados, mostradas, inteiro } = contexto;
  const { hoje } = fatos;
  const { matriculaId } = aluno;
  const criterio = fatos.criterioDe(matriculaId);
  const porEtapa = fatos.etapas.map(({ id }, i) => (i < mostradas ? presencasNaEtapa(contexto, matriculaId, id) : null));
  const etapas = fatos.etapas.map(({ id, nome, inicio, fechada }, i) => {
    const presencas = porEtapa[i] ?? null;
    const situacao = fechada ? ('fechada' as const) : inicio > hoje ? ('futura' as const) : ('aberta' as const);
    return { id, nome, situacao, faltas: presencas && presencas.dadas > 0 ? perdidas(presencas) : null };
  });
  const doAno = inteiro ? congelados.aluno(matriculaId, null) : undefined;
  const trazidas = congelados
    .daOutraTurma(matriculaId)
    .map(({ disciplinaId, nome, contaPromocao, ordem }) => ({ turmaDisciplinaId: null, disciplinaId, nome, contaPromocao, ordem }));
  const deOrigem = presencasDeOrigem(contexto, matriculaId);
  const soma = doAno ?? porEtapa.reduce<Presencas>((total, parte) => (parte ? somarPresencas(total, parte) : total), deOrigem ?? nada);
  const total = noAnoInteiro(soma, doAno?.aDar ?? 0);
  const { valor, basta } = frequencia(criterio, total);
  return {
    ...aluno,
    ...fatos.turma,
    tipo: criterio.tipo,
    controle: criterio.controleFrequencia,
    mediaAprovacao: exibirDecimal(criterio.mediaAprovacao, criterio.casasDecimais),
    frequenciaMinima: exibirDecimal(criterio.frequenciaMinima),
    usaExame: criterio.usaExameFinal && criterio.tipo !== 'parecer',
    usaRecuperacaoFinal: criterio.recuperacaoFinal && criterio.tipo !== 'parecer',
    parcial: etapas.slice(0, mostradas).some(({ situacao }) => situacao !== 'fechada') || (inteiro && !fatos.anoFechado),
    ateEtapaId,
    etapas,
    disciplinas: [...fatos.disciplinas, ...trazidas]
      .toSorted((a, b) => a.ordem - b.ordem)
      .map((d) => escreverDisciplina(criterio, d, contarDisciplina(contexto, matriculaId, d.disciplinaId), daTurma?.get(d.disciplinaId))),
    frequencia: {
      dadas: soma.dadas,
      previstas: total.dadas,
      faltas: soma.faltas,
      justificadas: soma.justificadas,
      percentual: doAno ? doAno.frequencia : valor,
      ...(deOrigem ? { deOrigem: { dadas: deOrigem.dadas, faltas: deOrigem.faltas } } : {}),
      basta,
    },
    resultado: doAno?.resultado ?? null,
    pareceres: fatos.pareceres
      .filter((p) => p.matriculaId === matriculaId && fatos.etapas.findIndex(({ id }) => id === p.etapaId) < mostradas)
      .map(({ matriculaId: _, ...parecer }) => parecer),
    legenda: criterio.tipo === 'conceito' ? criterio.conceitos.map(({ sigla, nome }) => ({ sigla, nome })) : [],
  };
}

function somarPresencas(a: Presencas, b: Presencas): Presencas {
  return { dadas: a.dadas + b.dadas, faltas: a.faltas + b.faltas, justificadas: a.justificadas + b.justificadas };
}

/** Of all subjects together, before he came; null for who brought none. */
function presencasDeOrigem({ fatos }: Contexto, matriculaId: number): Presencas | null {
  const suas = fatos.origens.filter((o) => o.matriculaId === matriculaId);
  return suas.length === 0
    ? null
    : suas.reduce<Presencas>((total, { dadas, faltas }) => somarPresencas(total, { ...nada, dadas, faltas }), nada);
}

/** Of all subjects together: as the closing froze it, or counted from the rolls. */
function presencasNaEtapa({ fatos, congelados }: Contexto, matriculaId: number, etapaId: number): Presencas {
  const congelada = congelados.aluno(matriculaId, etapaId);
  return congelada ?? (fatos.presencas.get(etapaId)?.get(matriculaId) ?? []).reduce<Presencas>(somarPresencas, nada);
}

function contarDisciplina({ fatos, congelados, mostradas, inteiro }: Contexto, matriculaId: number, disciplinaId: number): Conta {
  const criterio = fatos.criterioDe(matriculaId);
  const vivo = fatos.vivas.get(disciplinaId)?.get(matriculaId);
  const etapas = fatos.etapas.map(({ id }, i): Conta['etapas'][number] => {
    if (i >= mostradas) return { media: null, conceito: null, faltas: null };
    const congelada = congelados.disciplina(matriculaId, id, disciplinaId);
    const trazida = vivo?.etapas[i]?.deOrigem ? { media: vivo.etapas[i].media, deOrigem: true as const } : { deOrigem: undefined };
    if (congelada) {
      const { media, conceito, faltas } = congelada;
      // A closing froze what is ours alone: where the average has what was brought in it, that stands.
      return trazida.deOrigem ? { ...trazida, conceito: null, faltas } : { media, conceito, faltas };
    }
    const presencas = fatos.presencas
      .get(id)
      ?.get(matriculaId)
      ?.find((p) => p.disciplinaId === disciplinaId);
    return {
      media: vivo?.etapas[i]?.media ?? null,
      conceito: null,
      faltas: presencas ? perdidas(presencas) : null,
      ...trazida,
    };
  });
  const faltasDeOrigem = fatos.origens.find((o) => o.matriculaId === matriculaId && o.disciplinaId === disciplinaId)?.faltas ?? null;
  const fim = {
    recuperacaoFinal: inteiro ? (vivo?.notas.recuperacaoFinal ?? null) : null,
    exame: inteiro ? (vivo?.notas.exame ?? null) : null,
  };
  const doAno = inteiro ? congelados.disciplina(matriculaId, null, disciplinaId) : undefined;
  if (doAno)
    return {
      etapas,
      faltasDeOrigem,
      ...fim,
      parcial: doAno.media,
      final: doAno.mediaFinal,
      conceitoFinal: doAno.conceito,
      situacao: criterio.tipo === 'parecer' ? null : doAno.situacao,
    };
  /** Of the etapas shown, frozen and live ones together. */
  const contarJuntas = (): Pick<AnoVivo, 'parcial' | 'resultado'> =>
    anoDaDisciplina(criterio, {
      ...fim,
      saiu: fatos.saiu.has(matriculaId),
      todasFechadas: inteiro && fatos.etapas.length > 0 && fatos.etapas.every(({ fechada }) => fechada),
      etapas: fatos.etapas.map(({ nome, peso }, i) => ({
        nome,
        peso,
        media: etapas[i]?.media ?? null,
        ...(etapas[i]?.deOrigem ? { deOrigem: true as const } : {}),
        recuperacoes: i < mostradas ? (vivo?.etapas[i]?.recuperacoes ?? []) : [],
      })),
    });
  const comoVivo = inteiro && fatos.etapas.every(({ id }) => !congelados.disciplina(matriculaId, id, disciplinaId));
  const {
    parcial: { valor: parcial },
    resultado: { situacao, final },
  } = comoVivo && vivo ? vivo : contarJuntas();
  const julgado = criterio.tipo !== 'parecer' && !fatos.saiu.has(matriculaId);
  return { etapas, faltasDeOrigem, ...fim, parcial, final, conceitoFinal: null, situacao: julgado ? situacao : null };
}

function escreverDisciplina(
  criterio: Criterio,
  { ordem: _, ...disciplina }: DisciplinaDoBoletim,
  conta: Conta,
  daTurma: MediasDaDisciplina | undefined,
): Disciplina {
  const noFim = (valor: string | null): string | null => (valor === null ? null : exibirDecimal(valor, criterio.casasDecimais));
  const faltas = [...conta.etapas.map((etapa) => etapa.faltas), conta.faltasDeOrigem].flatMap((n) => n ?? []);
  return {
    ...disciplina,
    etapas: conta.etapas.map(({ media, conceito, faltas: daEtapa, deOrigem }, i) => ({
      media: escreverMedia(criterio, media, conceito),
      abaixo: isAbaixo(criterio, media),
      faltas: daEtapa,
      turma: escreverMedia(criterio, daTurma?.etapas[i] ?? null),
      ...(deOrigem ? { deOrigem } : {}),
    })),
    parcial: {
      media: escreverMedia(criterio, conta.parcial),
      abaixo: isAbaixo(criterio, conta.parcial),
      faltas: faltas.length > 0 ? faltas.reduce((soma, n) => soma + n, 0) : null,
      turma: escreverMedia(criterio, daTurma?.parcial ?? null),
    },
    recuperacaoFinal: noFim(conta.recuperacaoFinal),
    exame: noFim(conta.exame),
    final: escreverMedia(criterio, conta.final, conta.conceitoFinal),
    situacao: conta.situacao,
  };
}

type MediasDaDisciplina = { etapas: (string | null)[]; parcial: string | null };

/** What the class had in each subject: the average of everybody who sat in it and has one of it. */
function mediasDaTurma(contexto: Contexto): ReadonlyMap<number, MediasDaDisciplina> {
  const { criterio, etapas, alunos, disciplinas } = contexto.fatos;
  return new Map(
    disciplinas.map(({ disciplinaId }) => {
      const contas = alunos.map(({ matriculaId }) => contarDisciplina(contexto, matriculaId, disciplinaId));
      const medias = etapas.map((_, i) =>
        mediaDe(
          criterio,
          contas.map((conta) => (conta.etapas[i]?.deOrigem ? null : (conta.etapas[i]?.media ?? null))),
        ),
      );
      return [
        disciplinaId,
        {
          etapas: medias,
          parcial: mediaDe(
            criterio,
            contas.map(({ parcial }) => parcial),
          ),
        },
      ];
    }),
  );
}
