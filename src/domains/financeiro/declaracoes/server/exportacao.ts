import type { ColunaPlanilha } from '#platform/server/planilhas/planilha.ts';
import { formatarCpf } from '#shared/documentos/cpf.ts';
import type { Idioma } from '#shared/erros.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { tradutor } from '#shared/textos.ts';
import { textosDeclaracao } from '../texts.ts';
import { situacoesDaDeclaracao } from '../tipos.ts';
import type { LinhaDaPlanilha } from '../ir/server/lista-ir.ts';
import type { LinhaDaQuitacao } from '../quitacao/server/lista-quitacao.ts';

const cpfOuNada = (cpf: string | null): string | null => (cpf === null ? null : formatarCpf(cpf));

/** One row for what a payer paid for a student in the year. */
export function colunasDoIr(idioma: Idioma): ColunaPlanilha<LinhaDaPlanilha>[] {
  const t = tradutor(textosDeclaracao, idioma);
  return [
    { titulo: t('responsavel'), valor: (l) => l.pagadorNome, largura: 36 },
    { titulo: t('cpfDoResponsavel'), valor: (l) => cpfOuNada(l.pagadorCpf), largura: 16 },
    { titulo: t('aluno'), valor: (l) => l.alunoNome, largura: 36 },
    { titulo: t('cpfDoAluno'), valor: (l) => cpfOuNada(l.alunoCpf), largura: 16 },
    { titulo: t('dedutivel'), valor: (l) => l.dedutivelCentavos, tipo: 'centavos', soma: true },
    { titulo: t('naoDedutivel'), valor: (l) => l.naoDedutivelCentavos, tipo: 'centavos', soma: true },
    { titulo: t('encargos'), valor: (l) => l.encargosCentavos, tipo: 'centavos', soma: true },
    { titulo: t('total'), valor: (l) => l.dedutivelCentavos + l.naoDedutivelCentavos + l.encargosCentavos, tipo: 'centavos', soma: true },
  ];
}

/** The payers of the settlement of a year. */
export function colunasDaQuitacao(idioma: Idioma): ColunaPlanilha<LinhaDaQuitacao>[] {
  const t = tradutor(textosDeclaracao, idioma);
  return [
    { titulo: t('responsavel'), valor: (l) => l.nome, largura: 36 },
    { titulo: t('titulos'), valor: (l) => l.titulos, tipo: 'numero' },
    { titulo: t('mesesFaturados'), valor: (l) => l.meses, tipo: 'numero' },
    { titulo: t('faturado'), valor: (l) => l.valorCentavos, tipo: 'centavos', soma: true },
    { titulo: t('pago'), valor: (l) => l.pagoCentavos, tipo: 'centavos', soma: true },
    { titulo: t('emAberto'), valor: (l) => l.pendenteCentavos, tipo: 'centavos', soma: true },
    { titulo: t('direito'), valor: (l) => t(`direito_${l.direito}`) },
    { titulo: t('situacao'), valor: (l) => rotuloDe(situacoesDaDeclaracao, l.situacao, idioma) },
    { titulo: t('numero'), valor: (l) => l.numero, tipo: 'numero' },
  ];
}
