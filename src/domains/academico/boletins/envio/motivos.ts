import { definirLista } from '#shared/listas/opcao.ts';

/** Why a guardian gets no report card by mail. */
export const motivosDeFicar = definirLista(
  { valor: 'aluno_falecido', br: 'O aluno faleceu', en: 'The student died' },
  { valor: 'responsavel_falecido', br: 'O responsável faleceu', en: 'The guardian died' },
  { valor: 'sem_etapa', br: 'O ano da turma não tem esta etapa', en: 'The year of the class has no such term' },
  { valor: 'etapa_futura', br: 'A etapa ainda não começou', en: 'The term has not begun' },
  { valor: 'sem_consentimento', br: 'Sem consentimento registrado', en: 'No consent on record' },
  { valor: 'sem_email', br: 'Sem e-mail no cadastro', en: 'No mail address on record' },
  { valor: 'sem_responsavel', br: 'Sem responsável pedagógico', en: 'No guardian for school matters' },
);
export type MotivoDeFicar = (typeof motivosDeFicar)[number]['valor'];

export type Destinatario = {
  matriculaId: number;
  alunoId: number;
  aluno: string;
  alunoFalecido: boolean;
  turmaId: number;
  turma: string;
  pessoaId: number | null;
  responsavel: string | null;
  responsavelFalecido: boolean;
  email: string | null;
  consentiu: boolean;
  etapa: { id: number; nome: string; futura: boolean } | null;
  /** The last one of the same report card that did not fail. */
  ultimo: { id: number; em: string; por: string; parcial: boolean } | null;
  /** How many of it there were, failed ones too. */
  vezes: number;
};

/** Why one gets none; null when nothing stands against it. Money is asked nowhere: no debt holds a report card back (Lei 9.870). */
export function motivoDeFicar(d: Destinatario, comEtapa: boolean): MotivoDeFicar | null {
  if (d.alunoFalecido) return 'aluno_falecido';
  if (comEtapa && d.etapa === null) return 'sem_etapa';
  if (d.etapa?.futura) return 'etapa_futura';
  if (d.pessoaId === null) return 'sem_responsavel';
  if (d.responsavelFalecido) return 'responsavel_falecido';
  if (!d.consentiu) return 'sem_consentimento';
  return d.email === null ? 'sem_email' : null;
}

/** Whether it left already, for somebody who had seen the envios up to `vistoAte` and asked (or not) to send again. */
export const jaSaiu = ({ ultimo }: Pick<Destinatario, 'ultimo'>, { deNovo, vistoAte }: { deNovo: boolean; vistoAte: number }): boolean =>
  ultimo !== null && (!deNovo || ultimo.id > vistoAte);
