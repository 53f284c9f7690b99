import { Button } from '@mantine/core';
import { useId, useSyncExternalStore } from 'react';
import { escreverInstante } from '#platform/web/fuso.ts';
import type { ModeloDaGrade } from '#platform/web/grade/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { PARECER_MAXIMO } from '../api.ts';
import { textosPareceres } from '../texts.ts';
import { type Pareceres, TEXTO } from './use-pareceres.ts';
import estilo from './pareceres.module.css';

type Props = { aluno: Pareceres['alunos'][number]; modelo: ModeloDaGrade; escreve: boolean };

/** The text about one student, with its length in sight; where somebody else saved another meanwhile, both to choose from. */
export function ParecerDoAluno({ aluno: { matriculaId, nome, por, em }, modelo, escreve }: Props) {
  const t = useTextos(textosPareceres);
  const id = useId();
  const linha = String(matriculaId);
  const { valor, deOutro, recusa, gravada } = useSyncExternalStore(modelo.assinar, () => modelo.celula(linha, TEXTO));
  const texto = valor ?? '';
  return (
    <>
      <h2>
        <label htmlFor={id}>{t('parecerDe', { nome })}</label>
      </h2>
      <textarea
        id={id}
        className={estilo.texto}
        value={texto}
        readOnly={!escreve}
        maxLength={PARECER_MAXIMO}
        aria-describedby={`${id}-tamanho`}
        onChange={({ currentTarget }) => void modelo.escrever([{ linha, coluna: TEXTO, entrada: { valor: currentTarget.value } }])}
      />
      <p className={estilo.rodape}>
        <span id={`${id}-tamanho`} className="suave">
          {t('tamanho', { n: texto.length, maximo: PARECER_MAXIMO })}
        </span>
        {por !== null && em !== null && !gravada && (
          <span className="suave">{t('porEm', { quem: por, quando: escreverInstante(em) })}</span>
        )}
      </p>
      {recusa !== undefined && <p role="alert">{recusa}</p>}
      {deOutro && (
        <div role="alert">
          <p>{t('outroTexto', { quem: deOutro.por ?? t('outraPessoa') })}</p>
          <blockquote>{deOutro.valor}</blockquote>
          <Button variant="default" onClick={() => modelo.aceitar(linha, TEXTO)}>
            {t('ficarComOutro')}
          </Button>{' '}
          <Button variant="default" onClick={() => modelo.insistir(linha, TEXTO)}>
            {t('usarMeu')}
          </Button>
        </div>
      )}
    </>
  );
}
