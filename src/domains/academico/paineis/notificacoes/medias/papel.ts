import { type DataCivil, formatarData } from '#shared/datas.ts';
import { daMatricula, type FatosDaNotificacao, type Papel } from '#domains/academico/paineis/notificacoes/papel.ts';

type FatosDaCarta = Pick<FatosDaNotificacao, 'aluno' | 'matricula'> & {
  etapa: string;
  /** Averages, and what passes, as a family reads them. */
  minima: string;
  disciplinas: readonly { disciplina: string; media: string }[];
};

/** The letter to the guardians about averages of an etapa. Always in Portuguese: it is for families. */
export function paraAFamilia({ etapa, minima, disciplinas, ...fatos }: FatosDaCarta, hoje: DataCivil): Papel {
  const em = disciplinas.length === 1 ? 'na disciplina abaixo' : `nas ${disciplinas.length} disciplinas abaixo`;
  return {
    titulo: 'Comunicado de rendimento escolar',
    destinatario: null,
    paragrafos: [
      `Comunicamos que ${fatos.aluno.nome}, ${daMatricula(fatos)}, está com média abaixo da que aprova (${minima}) ${em}, em ${etapa}, pelas notas lançadas até ${formatarData(hoje)}.`,
      ...disciplinas.map(({ disciplina, media }) => `${disciplina}: ${media}`),
      'Pedimos que procure a coordenação para conversarmos sobre o acompanhamento escolar e os estudos de recuperação (Lei nº 9.394/1996, art. 24, V, e). O boletim traz as demais notas.',
    ],
  };
}
