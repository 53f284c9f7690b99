import type { ReactNode } from 'react';
import { Escolha } from '#domains/academico/estrutura/web/door.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { useEndereco } from '#platform/web/navegacao.tsx';
import { Esqueleto, EstadoErro, EstadoVazio } from '#platform/web/pagina/pagina.tsx';
import { textosPainelCoordenador } from '../texts.ts';
import type { Cabeca } from './leitura.ts';

type Consulta<D> = { data: D | undefined; error: unknown; refetch: () => unknown };

/** A part of the panel: its etapa and filters, and below what was asked; or why there is nothing. */
export function Parte<D extends Cabeca>({
  consulta: { data, error, refetch },
  filtros,
  children,
}: {
  consulta: Consulta<D>;
  filtros: (lida: D) => ReactNode;
  children: (lida: D) => ReactNode;
}) {
  const t = useTextos(textosPainelCoordenador);
  const [, mudar] = useEndereco('etapa');
  if (!data) return error ? <EstadoErro erro={error} tentarDeNovo={() => void refetch()} /> : <Esqueleto linhas={10} />;
  if (data.turmas.length === 0) return <EstadoVazio titulo={t('semTurma')} texto={t('semTurmaTexto')} />;
  if (data.etapaId === null) return <EstadoVazio titulo={t('semEtapa')} texto={t('semEtapaTexto')} />;
  return (
    <>
      <div className="escolhas">
        <Escolha
          rotulo={t('etapa')}
          valor={data.etapaId}
          opcoes={data.etapas.map(({ id, nome }) => ({ valor: id, rotulo: nome }))}
          aoMudar={(id) => mudar({ etapa: id })}
        />
        {filtros(data)}
      </div>
      {children(data)}
    </>
  );
}
