import type { KeyboardEvent, ReactNode } from 'react';
import { CampoData, CampoMarcar, camposDe, CampoTexto, EmColunas } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import type { novoLancamento } from '../../esquemas.ts';
import { textosLancamento } from '../../texts.ts';
import { CampoDoHistorico } from './campo-do-historico.tsx';
import { Linhas } from './linhas.tsx';
import { isEnterDeCampo } from './teclas.ts';
import type { ContasConhecidas } from './valores.ts';

const campo = camposDe<typeof novoLancamento>();

/** Enter in a field posts nothing: what is posted stays. The button does, and Ctrl+Enter. */
function segurarEnter(evento: KeyboardEvent<HTMLDivElement>): void {
  if (isEnterDeCampo(evento)) evento.preventDefault();
}

/** The fields of an entry, after those that its form asks first. */
export function CamposDoLancamento({ contas, children }: { contas: ContasConhecidas; children?: ReactNode }) {
  const t = useTextos(textosLancamento);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only hears the keys of the fields inside
    <div onKeyDown={segurarEnter}>
      <EmColunas>
        {children}
        <CampoData nome={campo('dataLancamento')} rotulo={t('data')} colunas={3} autoFoco={children === undefined} />
        <CampoTexto nome={campo('documento')} rotulo={t('documento')} colunas={3} maximo={40} />
        <CampoMarcar nome={campo('ajuste')} rotulo={t('ajuste')} colunas={6} />
        <CampoDoHistorico nome={campo('historico')} documento={campo('documento')} data={campo('dataLancamento')} />
        <Linhas nome={campo('partidas')} contas={contas} />
      </EmColunas>
    </div>
  );
}
