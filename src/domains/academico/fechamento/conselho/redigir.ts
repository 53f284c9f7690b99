import { resultados } from '#domains/academico/matriculas/situacoes.ts';
import { exibirDecimal } from '#domains/academico/estrutura/criterio/fracao.ts';
import type { DataCivil } from '#shared/datas.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { dataPorExtenso } from '#shared/palavras/extenso.ts';
import type { AlunoDaAta, ConteudoDaAta } from './conteudo.ts';
import { decisoesDoConselho, type DecisaoDoConselho, papeisNoConselho, type Participante } from './situacoes.ts';

type Media = { texto: string; abaixo: boolean } | null;
/** Of a student, what minutes tell. */
export type FatosDoAluno = {
  nome: string;
  numeroChamada: number | null;
  frequencia: { percentual: string | null };
  disciplinas: readonly { nome: string; etapas: readonly Media[]; final: Media; parcial: Media }[];
  resultado: string | null;
  reprovadas: readonly string[];
  registro: { decisao: DecisaoDoConselho | null; motivo: string | null; observacao: string | null; encaminhamento: string | null };
};
export type FatosDaAta = {
  turma: { nome: string; curso: string; ano: number };
  etapa: { id: number; nome: string } | null;
  etapas: readonly { id: number }[];
  dataConselho: DataCivil;
  participantes: readonly Participante[];
  observacoes: string | null;
  alunos: readonly FatosDoAluno[];
};

/** The words of the minutes, always in Portuguese: facts in, text out. */
export function redigirAta(
  fatos: FatosDaAta,
): Pick<
  ConteudoDaAta,
  'titulo' | 'turma' | 'abertura' | 'participantes' | 'colunaDaSituacao' | 'alunos' | 'observacoes' | 'fecho' | 'assinaturas'
> {
  const { turma, etapa, dataConselho, participantes, observacoes, alunos } = fatos;
  const assunto = etapa ? `${etapa.nome} do ano letivo de ${turma.ano}` : `ano letivo de ${turma.ano}`;
  const daEtapa = etapa ? fatos.etapas.findIndex(({ id }) => id === etapa.id) : null;
  return {
    titulo: 'Ata do conselho de classe',
    turma: turma.nome,
    abertura: `Em ${dataPorExtenso(dataConselho)} reuniu-se o conselho de classe da turma ${turma.nome} (${turma.curso}), para tratar do ${assunto}, com a participação de:`,
    participantes: participantes.map(participante),
    colunaDaSituacao: etapa ? 'Abaixo da média' : 'Resultado do ano',
    alunos: alunos.map((aluno) => alunoDaAta(aluno, daEtapa)),
    observacoes,
    fecho: 'Nada mais havendo a tratar, foi lavrada a presente ata.',
    assinaturas: participantes.map(({ nome }) => nome),
  };
}

const participante = ({ nome, papel, detalhe }: Participante): string =>
  `${nome}, ${rotuloDe(papeisNoConselho, papel, 'br').toLowerCase()}${detalhe ? ` (${detalhe})` : ''}`;

function alunoDaAta(aluno: FatosDoAluno, daEtapa: number | null): AlunoDaAta {
  const { nome, numeroChamada, frequencia, disciplinas, resultado, reprovadas, registro } = aluno;
  const abaixo =
    daEtapa === null ? [] : disciplinas.flatMap((d) => (d.etapas[daEtapa]?.abaixo ? [`${d.nome} ${d.etapas[daEtapa].texto}`] : []));
  const falhas = reprovadas.length > 0 ? ` (${reprovadas.join(', ')})` : '';
  const { percentual } = frequencia;
  const dito = (rotulo: string, texto: string | null): string[] => (texto === null ? [] : [`${rotulo}: ${texto}`]);
  return {
    numero: numeroChamada === null ? '' : String(numeroChamada),
    nome,
    frequencia: percentual === null ? '–' : `${exibirDecimal(percentual)}%`,
    situacao:
      daEtapa === null ? (resultado === null ? '–' : `${rotuloDe(resultados, resultado, 'br')}${falhas}`) : abaixo.join(', ') || '–',
    decisao: registro.decisao === null ? '–' : rotuloDe(decisoesDoConselho, registro.decisao, 'br'),
    textos: [
      ...dito('Motivo da decisão', registro.decisao === null ? null : registro.motivo),
      ...dito('Observação', registro.observacao),
      ...dito('Encaminhamento', registro.encaminhamento),
    ],
  };
}
