import { Button } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useId, useRef } from 'react';
import { janelaDe, useAlteracao } from '#platform/web/registro/alteracoes.ts';
import { salvarOuAbrir } from '#platform/web/rede/api.ts';
import { invalidar } from '#platform/web/rede/consultas.ts';
import { avisar, confirmar } from '#platform/web/janelas/dialogos.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { useFecharJanela } from '#platform/web/janelas/janela.tsx';
import { useSessao } from '#platform/web/sessao/sessao-estado.ts';
import { segundoFatorApi } from '../api.ts';
import { textosSegundoFator } from '../texts.ts';
import estilo from './segundo-fator.module.css';

/** The recovery codes, this once: to copy, download or print. Nothing takes them away before the person says that they were kept. */
export function CodigosDeRecuperacao({ codigos, aoConcluir }: { codigos: readonly string[]; aoConcluir: () => void }) {
  const t = useTextos(textosSegundoFator);
  const { usuario } = useSessao();
  const titulo = useRef<HTMLHeadingElement>(null);
  // What was asked for stands in the place of the form that had the focus.
  useEffect(() => titulo.current?.focus(), []);
  // Whichever way these are left, the account shows what holds since they were made.
  useEffect(() => void invalidar(segundoFatorApi.segundoFator), []);
  const id = useId();
  const guardados = useRef(false);
  const fecharJanela = useFecharJanela();
  const perguntar = async (): Promise<boolean> => {
    guardados.current = await confirmar({
      titulo: t('guardouTitulo'),
      texto: t('guardouTexto', { n: codigos.length }),
      rotuloConfirmar: t('guardei'),
      rotuloCancelar: t('voltarAosCodigos'),
      perigo: true,
    });
    return guardados.current;
  };
  useAlteracao(id, () => !guardados.current, perguntar);
  useBlocker({
    enableBeforeUnload: () => !guardados.current,
    shouldBlockFn: async () => {
      if (guardados.current) return false;
      if (!janelaDe(id)) return !(await perguntar());
      // In a window, Back is its cross: it asks, and the page behind stays.
      fecharJanela();
      return true;
    },
  });
  const concluir = (): void => {
    guardados.current = true;
    aoConcluir();
  };
  const texto = [`Pátio · ${t('codigos')} · ${usuario?.email ?? ''}`, '', ...codigos, ''].join('\n');
  return (
    <div id={id} className={estilo.passos} data-folha-de-codigos>
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
        <Button onClick={concluir}>{t('guardei')}</Button>
      </div>
    </div>
  );
}
