import type { ColunaPlanilha } from '#platform/server/planilhas/planilha.ts';
import type { Idioma } from '#shared/erros.ts';
import { tradutor } from '#shared/textos.ts';
import { textosDeclaracao } from '#domains/financeiro/declaracoes/texts.ts';
import type { LinhaDaPlanilha } from './lista-ir.ts';
import { cpfOuNada } from '#domains/financeiro/declaracoes/server/planilha.ts';

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
