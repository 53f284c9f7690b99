import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Relatorio } from '#shared/relatorios/definicao.ts';
import { mensagemDe } from '../rede/erro-api.ts';
import { useIdioma, useTextos } from '../i18n.tsx';
import { Elo } from '../navegacao.tsx';
import { EstadoErro, Esqueleto } from '../pagina/pagina.tsx';
import { SemLinhas } from '../tabela/estados.tsx';
import tabela from '../tabela/tabela.module.css';
import { textosRelatorio } from './texts.ts';

type Props = {
  relatorio: Relatorio;
  consulta: { isFetching: boolean; isError: boolean; error: unknown; refetch: () => unknown; data: unknown };
  vazio: boolean;
  /** What the report is filtered by, in words; null where nobody narrowed it. */
  filtro: ReactNode;
  /** The report has rows, but not on this page. */
  paginaAlem: boolean;
  aoLimpar: () => void;
  aoPrimeira: () => void;
  children: ReactNode;
};

/** Around the rows of a report: waiting, failing, having none, and being refreshed. */
export function Moldura({ consulta, vazio, children, ...motivo }: Props) {
  const t = useTextos(textosRelatorio);
  if (consulta.data === undefined) {
    return (
      <div className={tabela.moldura}>
        {consulta.isError ? <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} /> : <Esqueleto linhas={12} />}
      </div>
    );
  }
  return (
    <div className={tabela.moldura}>
      {consulta.isFetching && <div className={tabela.progresso} role="progressbar" aria-label={t('atualizando')} />}
      {consulta.isError && (
        <p role="alert" className={tabela.erro}>
          {t('naoAtualizou', { motivo: mensagemDe(consulta.error) })}{' '}
          <button type="button" className={tabela.botaoTexto} onClick={() => void consulta.refetch()}>
            {t('tentarDeNovo')}
          </button>
        </p>
      )}
      {vazio ? <Vazio {...motivo} /> : children}
    </div>
  );
}

/** Why there are no rows, in the words of any list. */
function Vazio({ relatorio: { vazio }, ...motivo }: Pick<Props, 'relatorio' | 'filtro' | 'paginaAlem' | 'aoLimpar' | 'aoPrimeira'>) {
  const { idioma } = useIdioma();
  const acao = vazio.elo && (
    <Elo {...vazio.elo.destino}>
      <Button component="span">{vazio.elo.rotulo[idioma]}</Button>
    </Elo>
  );
  return <SemLinhas vazio={{ titulo: vazio.titulo[idioma], texto: vazio.texto[idioma], acao }} {...motivo} />;
}
