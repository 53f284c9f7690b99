import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { TelaId } from '#catalog/telas.ts';
import { Janela } from '#platform/web/janelas/dialogos.tsx';
import { BotaoSalvar, CampoBusca, camposDe, type OpcaoDeBusca } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { type BuscaDeTela, useBusca } from '#platform/web/navegacao.tsx';
import { Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { textosHistorico } from '../texts.ts';
import { buscarInstituicoesAtivas } from './opcoes.ts';

const campo = camposDe<{ instituicaoId: number | null }>();

const leitor = { safeParse: (valor: unknown) => ({ success: true as const, data: valor as BuscaDeTela }) };

/** Which record of a list is open over it: its id, 'novo', or null; it stands in the address, and closing it leaves no step for Back. */
export function useAberto(): { aberto: string | null; instituicaoId: string | null; abrir: (qual: string | number | null) => void } {
  const [busca, mudar] = useBusca<BuscaDeTela>(leitor);
  const texto = (valor: unknown): string | null => (typeof valor === 'string' || typeof valor === 'number' ? String(valor) : null);
  return {
    aberto: texto(busca['abrir']),
    instituicaoId: texto(busca['inst']),
    abrir: (qual) => mudar({ abrir: qual }, { substituir: qual === null }),
  };
}

type Props = {
  tela: TelaId;
  titulo: string;
  /** Of the record open now; a new one has none. */
  consulta: { data: unknown; error: unknown; refetch: () => unknown } | null;
  aoExcluir: (() => void) | null;
  aoFechar: () => void;
  children: ReactNode;
};

/** The window of one record: its form, once the record is there, with save and delete at the foot. */
export function JanelaDeRegistro({ tela, titulo, consulta, aoExcluir, aoFechar, children }: Props) {
  const t = useTextos(textosHistorico);
  const { pode } = useSessao();
  const carregado = consulta === null || consulta.data !== undefined;
  const podeSalvar = pode(tela, consulta === null ? 'criar' : 'editar');
  return (
    <Janela
      aberta
      aoFechar={aoFechar}
      titulo={titulo}
      rodape={
        <>
          {aoExcluir && carregado && pode(tela, 'excluir') && (
            <Button variant="default" onClick={aoExcluir}>
              {t('excluir')}
            </Button>
          )}
          {podeSalvar && <BotaoSalvar formulario="registro" />}
        </>
      }
    >
      {carregado ? (
        children
      ) : consulta.error ? (
        <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />
      ) : (
        <Esqueleto linhas={4} />
      )}
    </Janela>
  );
}

/** The institution of a new record; the one that the list is filtered by is proposed. */
export function CampoInstituicao({ proposta }: { proposta: OpcaoDeBusca | null }) {
  const t = useTextos(textosHistorico);
  const [inicial] = useState(proposta);
  return (
    <CampoBusca nome={campo('instituicaoId')} rotulo={t('instituicao')} colunas={12} buscar={buscarInstituicoesAtivas} inicial={inicial} />
  );
}
