import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { salvarOuAbrir } from '#platform/web/api.ts';
import { avisar } from '#platform/web/dialogos.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { useSessao } from '#platform/web/sessao-estado.ts';
import { textosSegundoFator } from '../texts-segundo-fator.ts';
import estilo from './segundo-fator.module.css';

/** The recovery codes, this once: to copy, download or print. */
export function CodigosDeRecuperacao({ codigos, aoConcluir }: { codigos: readonly string[]; aoConcluir: () => void }) {
  const t = useTextos(textosSegundoFator);
  const { usuario } = useSessao();
  const titulo = useRef<HTMLHeadingElement>(null);
  // What was asked for stands in the place of the form that had the focus.
  useEffect(() => titulo.current?.focus(), []);
  const texto = [`Pátio · ${t('codigos')} · ${usuario?.email ?? ''}`, '', ...codigos, ''].join('\n');
  return (
    <div className={estilo.passos} data-folha-de-codigos>
      <h4 ref={titulo} tabIndex={-1}>
        {t('guardeTitulo')}
      </h4>
      <p>{t('guardeTexto')}</p>
      <ul className={estilo.codigos} aria-label={t('codigos')}>
        {codigos.map((codigo) => (
          <li key={codigo}>
            <code>{codigo}</code>
          </li>
        ))}
      </ul>
      <div className={estilo.botoes}>
        <Button
          variant="default"
          onClick={() => void navigator.clipboard.writeText(codigos.join('\n')).then(() => avisar.sucesso(t('copiado')), avisar.erro)}
        >
          {t('copiar')}
        </Button>
        <Button variant="default" onClick={() => salvarOuAbrir(new Blob([texto], { type: 'text/plain' }), t('arquivo'))}>
          {t('baixar')}
        </Button>
        <Button variant="default" onClick={() => window.print()}>
          {t('imprimir')}
        </Button>
        <Button onClick={aoConcluir}>{t('guardei')}</Button>
      </div>
    </div>
  );
}
