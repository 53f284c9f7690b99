import { faltas, faltasDe } from '#domains/pessoas/pendencias/regras.ts';
import { rotulosDe } from '#shared/listas/opcao.ts';
import type { ErroNegocio, Textos } from '#shared/erros.ts';
import type { AnoDoHistorico, AnoSemFechamento, EscolaDoPapel, Identificacao } from './conteudo.ts';
import { contradicoesDe, type EmVigor } from './contradicao.ts';
import { errosHistoricoEscolar as erros } from './erros.ts';
import { buracosDe, type Cursos, isPrimeira } from './sequencia.ts';
import type { TipoHistorico } from './tipos.ts';

export type Assinaturas = {
  diretorNome: string | null;
  diretorRegistro: string | null;
  secretarioNome: string | null;
  secretarioRegistro: string | null;
};
/** All that is known of a student when a transcript is judged. */
export type FatosDoHistorico = {
  alunoId: number;
  escola: EscolaDoPapel;
  assinaturas: Assinaturas;
  aluno: Identificacao;
  anos: readonly AnoDoHistorico[];
  semFechamento: readonly AnoSemFechamento[];
  /** Typed by the office, for the paper. */
  observacoes: string | null;
  /** Issued, and not cancelled. */
  emVigor: readonly EmVigor[];
};
export type Pendencia = { erro: ErroNegocio; bloqueia: boolean };

const lista = (itens: readonly (Textos | false | null)[]): Textos | null => {
  const ditos = itens.filter((item): item is Textos => item !== false && item !== null);
  return ditos.length === 0 ? null : { br: ditos.map(({ br }) => br).join(', '), en: ditos.map(({ en }) => en).join(', ') };
};
const emLista = (valores: readonly (string | number)[]): string => [...new Set(valores)].join(', ');

/** The years without a closing that still count: those of who stays or completed it, and of who left for another school. */
function abertos({ anos, semFechamento }: Pick<FatosDoHistorico, 'anos' | 'semFechamento'>): {
  ultimo: AnoSemFechamento | undefined;
  antigos: AnoSemFechamento[];
} {
  const emOutra = new Set(anos.filter(({ origem }) => origem.tipo === 'digitado').map(({ ano }) => ano));
  const contam = semFechamento.filter(
    ({ movimento, ano }) => ['ativa', 'concluida', 'transferida'].includes(movimento) && !emOutra.has(ano),
  );
  const maisNovo = Math.max(0, ...anos.map(({ ano }) => ano), ...contam.map(({ ano }) => ano));
  const ultimo = contam.find(({ ano, movimento }) => ano === maisNovo && movimento !== 'concluida');
  return { ultimo, antigos: contam.filter((ano) => ano !== ultimo) };
}

/** The year that a partial transcript tells as far as it has gone; null when none is going on. */
export const anoDoParcial = (fatos: Pick<FatosDoHistorico, 'anos' | 'semFechamento'>): AnoSemFechamento | null =>
  abertos(fatos).ultimo ?? null;

function doCadastro({ aluno, escola }: FatosDoHistorico): Pendencia[] {
  const faltam = faltasDe('certificar', 'aluno', {
    nascimento: aluno.dataNascimento !== null,
    naturalidade: aluno.naturalidade !== null && aluno.naturalidadeUf !== null,
    identidade: aluno.rg !== null || aluno.certidao !== null,
    filiacao: aluno.filiacao.length > 0,
  });
  const doAluno = lista(faltam.map((falta) => rotulosDe(faltas, falta)));
  const daEscola = lista([
    escola.inep === null && { br: 'código INEP', en: 'INEP code' },
    escola.atos === null && { br: 'atos de autorização', en: 'acts of authorization' },
    escola.cidade === null && { br: 'cidade', en: 'city' },
  ]);
  return [
    ...(doAluno ? [{ erro: erros.HISTORICO_ALUNO_INCOMPLETO({ faltam: doAluno }), bloqueia: false }] : []),
    ...(daEscola ? [{ erro: erros.HISTORICO_ESCOLA_INCOMPLETA({ faltam: daEscola }), bloqueia: false }] : []),
  ];
}

function dosAnos({ anos }: FatosDoHistorico, cursos: Cursos): Pendencia[] {
  const buracos = buracosDe(cursos, anos);
  const primeiro = anos[0];
  const semCurso = anos.filter(({ curso }) => curso === null);
  const semCarga = anos.filter(({ disciplinas }) => disciplinas.some(({ cargaHoraria }) => cargaHoraria === null));
  const repetidos = anos.filter(
    ({ ano, origem, escola }) =>
      origem.tipo === 'digitado' && escola.nossa && anos.some((outro) => outro.ano === ano && outro.origem.tipo === 'fechamento'),
  );
  const semFim = anos.filter(({ origem, passou }) => origem.tipo === 'fechamento' && passou === null);
  return [
    ...buracos.series.map(({ de, ate, series }) => ({
      erro: erros.HISTORICO_SERIE_FALTANDO({ de, ate, series: series.join(', ') }),
      bloqueia: true,
    })),
    ...repetidos.map(({ ano }) => ({ erro: erros.HISTORICO_ANO_REPETIDO({ ano }), bloqueia: true })),
    ...semFim.map(({ ano, turma }) => ({ erro: erros.HISTORICO_ANO_SEM_RESULTADO({ ano, turma: turma ?? '' }), bloqueia: true })),
    ...(primeiro?.curso && !isPrimeira(cursos, primeiro.curso.id)
      ? [{ erro: erros.HISTORICO_COMECA_TARDE({ serie: primeiro.serie }), bloqueia: false }]
      : []),
    ...(buracos.calendario.length > 0 ? [{ erro: erros.HISTORICO_LACUNA({ anos: emLista(buracos.calendario) }), bloqueia: false }] : []),
    ...(semCurso.length > 0
      ? [{ erro: erros.HISTORICO_SERIE_SEM_CURSO({ series: emLista(semCurso.map(({ serie }) => serie)) }), bloqueia: false }]
      : []),
    ...(semCarga.length > 0
      ? [{ erro: erros.HISTORICO_SEM_CARGA_HORARIA({ anos: emLista(semCarga.map(({ ano }) => ano)) }), bloqueia: false }]
      : []),
  ];
}

/**
 * What stands in the way of a transcript, and what is worth knowing before it is issued; what the family owes is not looked at (Lei
 * 9.870/1999, art. 6). First what blocks.
 */
export function pendenciasDe(tipo: TipoHistorico, fatos: FatosDoHistorico, cursos: Cursos): Pendencia[] {
  const { escola, assinaturas, anos } = fatos;
  const { ultimo, antigos } = abertos(fatos);
  const bloqueios: (ErroNegocio | false | null | undefined)[] = [
    escola.nome === '' && erros.HISTORICO_SEM_ESCOLA(),
    (assinaturas.diretorNome === null || assinaturas.secretarioNome === null) && erros.HISTORICO_SEM_ASSINATURAS(),
    tipo === 'completo' && anos.length === 0 && erros.HISTORICO_SEM_ANOS(),
    tipo === 'parcial' && ultimo === undefined && erros.HISTORICO_SEM_ANO_EM_CURSO(),
    ...antigos.map(({ ano, turma }) => erros.HISTORICO_ANO_NAO_FECHADO({ ano, turma })),
    tipo === 'completo' &&
      ultimo?.movimento === 'transferida' &&
      erros.HISTORICO_SAIU_ANTES_DO_FIM({ ano: ultimo.ano, turma: ultimo.turma }),
  ];
  const todas = [
    ...bloqueios.flatMap((erro) => (erro ? [{ erro, bloqueia: true }] : [])),
    ...contradicoesDe(fatos).map(({ erro, bloqueia }) => ({ erro, bloqueia })),
    ...dosAnos(fatos, cursos),
    ...doCadastro(fatos),
  ];
  return todas.toSorted((a, b) => Number(b.bloqueia) - Number(a.bloqueia));
}

/** The refusal that names every reason at once; null when nothing stands in the way. */
export function recusaDe(nome: string, pendencias: readonly Pendencia[]): ErroNegocio | null {
  const motivos = pendencias.filter(({ bloqueia }) => bloqueia).map(({ erro }) => erro);
  if (motivos.length === 0) return null;
  const juntar = (idioma: 'br' | 'en'): string => motivos.map((erro) => erro.mensagem(idioma)).join(' ');
  return erros.HISTORICO_COM_PENDENCIAS({ nome, motivos: { br: juntar('br'), en: juntar('en') } });
}
