import { rotuloDe } from '#shared/listas/opcao.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { resultados } from '#domains/academico/matriculas/situacoes.ts';
import { decisoesDoConselho, esperaDecisao } from '#domains/academico/fechamento/conselho/situacoes.ts';
import { textosConselho } from '#domains/academico/fechamento/conselho/texts.ts';
import estilo from './conselho.module.css';
import type { AlunoNaTela, ConselhoNaTela } from '#domains/academico/fechamento/conselho/web/leitura.ts';

type Props = { conselho: ConselhoNaTela; lugar: number; aoIr: (posicao: number) => void };

/** The students in the order of the roll, with what stands of each. */
export function Alunos({ conselho: { alunos, etapa, etapas }, lugar, aoIr }: Props) {
  const t = useTextos(textosConselho);
  const { idioma } = useIdioma();
  const daEtapa = etapa ? etapas.findIndex(({ id }) => id === etapa.id) : null;
  const estadoDe = (aluno: AlunoNaTela): string => {
    const { decisao, observacao, encaminhamento } = aluno.registro;
    if (decisao !== null) return rotuloDe(decisoesDoConselho, decisao, idioma);
    if (daEtapa === null) return esperaDecisao({ ...aluno, decisao }) ? t('aDecidir') : rotuloDe(resultados, aluno.resultado ?? '', idioma);
    const n = aluno.disciplinas.filter((d) => d.etapas[daEtapa]?.abaixo).length;
    return [n > 0 ? t('nAbaixo', { n }) : '', observacao !== null || encaminhamento !== null ? t('anotado') : '']
      .filter(Boolean)
      .join(', ');
  };
  return (
    <nav aria-label={t('alunos')}>
      <select
        className={estilo.escolhaDoAluno}
        aria-label={t('irPara')}
        value={lugar}
        onChange={({ currentTarget }) => aoIr(Number(currentTarget.value))}
      >
        {alunos.map((aluno, i) => (
          <option key={aluno.matriculaId} value={i}>
            {[aluno.numeroChamada, aluno.nome, estadoDe(aluno) && `(${estadoDe(aluno)})`].filter(Boolean).join(' ')}
          </option>
        ))}
      </select>
      <ol className={estilo.lista}>
        {alunos.map((aluno, i) => (
          <li key={aluno.matriculaId}>
            <button type="button" aria-current={i === lugar} onClick={() => aoIr(i)}>
              <span>{aluno.numeroChamada === null ? aluno.nome : `${aluno.numeroChamada}. ${aluno.nome}`}</span>
              <span className="suave">{estadoDe(aluno)}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
