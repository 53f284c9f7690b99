import { rotuloDe } from '#shared/listas/opcao.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Cartao } from '#platform/web/pagina/pagina.tsx';
import { textosEstrutura } from '#domains/academico/estrutura/texts.ts';
import { type Turno, turnos } from '#domains/academico/estrutura/turnos.ts';

type Props = {
  turma: {
    id: number;
    cursoNome: string;
    segmentacaoNome: string;
    ano: number;
    turno: Turno;
    sala: string | null;
    vagas: number;
    alunos: number;
    excedentes: number;
    vagasLivres: number;
  };
  comElo?: boolean;
};

/** What a class is and how full, at the side of its pages. */
export function ResumoDaTurma({ turma, comElo = true }: Props) {
  const t = useTextos(textosEstrutura);
  const { idioma } = useIdioma();
  const fatos: [string, string | number][] = [
    [t('curso'), turma.cursoNome],
    [t('segmentacao'), turma.segmentacaoNome],
    [t('anoLetivo'), turma.ano],
    [t('turno'), rotuloDe(turnos, turma.turno, idioma)],
    ...(turma.sala === null ? [] : [[t('sala'), turma.sala] as [string, string]]),
    [t('vagas'), turma.vagas],
    [t('alunos'), turma.alunos],
    ...(turma.excedentes === 0 ? [] : [[t('excedentes'), turma.excedentes] as [string, number]]),
    [t('vagasLivres'), turma.vagasLivres],
  ];
  return (
    <Cartao titulo={t('resumo')}>
      <dl className="fatos">
        {fatos.flatMap(([rotulo, valor]) => [<dt key={`${rotulo}-t`}>{rotulo}</dt>, <dd key={rotulo}>{valor}</dd>])}
      </dl>
      {comElo && (
        <p>
          <Elo tela="turmas" params={{ id: turma.id }}>
            {t('verAlunos')}
          </Elo>
        </p>
      )}
    </Cartao>
  );
}
