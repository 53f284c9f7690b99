import { useState } from 'react';
import { Button } from '@mantine/core';
import { useComando } from '#platform/web/rede/consultas.ts';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { PreviaDocumento } from '#platform/web/registro/documento.tsx';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Etiqueta, type TomDeEstado } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { formatarData } from '#shared/datas.ts';
import { type Centavos, formatarReais, formatarValor } from '#shared/dinheiro.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { declaracoesApi as api } from '../api.ts';
import { textosDeclaracao } from '../texts.ts';
import { type SituacaoDaDeclaracao, situacoesDaDeclaracao, type TipoDeDeclaracao } from '../tipos.ts';
import estilo from './declaracoes.module.css';

export const TELA = 'rel-declaracao-ir';
export const valor = (centavos: Centavos): string => formatarValor(centavos);
export const reais = (centavos: Centavos): string => formatarReais(centavos);
const tons: Record<SituacaoDaDeclaracao, TomDeEstado> = { pendente: 'neutro', emitida: 'sucesso', mudou: 'alerta' };

/** How the statement of a payer stands, with its number. */
export function EtiquetaDaDeclaracao({ situacao, numero }: { situacao: SituacaoDaDeclaracao; numero: number | null }) {
  const t = useTextos(textosDeclaracao);
  const { idioma } = useIdioma();
  return (
    <Etiqueta tom={tons[situacao]}>
      {rotuloDe(situacoesDaDeclaracao, situacao, idioma)}
      {numero === null ? '' : ` · ${t('numeroDa', { numero })}`}
    </Etiqueta>
  );
}

type Aberta = { id: number; numero: number } | null;

/** The paper of a statement. */
export function PapelDaDeclaracao({ aberta, aoFechar }: { aberta: Aberta; aoFechar: () => void }) {
  const t = useTextos(textosDeclaracao);
  if (!aberta) return null;
  return (
    <PreviaDocumento
      aberta
      aoFechar={aoFechar}
      titulo={t('declaracaoN', { numero: aberta.numero })}
      endpoint={api.declaracaoEmPdf}
      entrada={{ params: { id: aberta.id } }}
      nomePadrao={`declaracao-${aberta.numero}.pdf`}
    />
  );
}

/** Issues the statement of one payer and shows its paper; one that says the same is shown again. */
export function useEmissao(tipo: TipoDeDeclaracao) {
  const t = useTextos(textosDeclaracao);
  const [aberta, abrir] = useState<Aberta>(null);
  const comando = useComando(api.emitir, { invalida: [api.listarIr, api.listarQuitacao, api.obterIr, api.obterQuitacao] });
  const emitir = (pagadorId: number, ano: number): void => {
    comando.mutateAsync({ body: { tipo, ano, pagadorId } }).then((feita) => {
      avisar.sucesso(t(feita.nova ? 'emitidaAgora' : 'jaEmitida', { numero: feita.numero }));
      abrir(feita);
    }, avisar.erro);
  };
  return { aberta, abrir, emitir, emitindo: comando.isPending };
}

type Emitida = RespostaCliente<typeof api.obterIr>['emitidas'][number];

/** The statements of a payer and year, the newest first. */
export function Emitidas({ emitidas, aoAbrir }: { emitidas: readonly Emitida[]; aoAbrir: (aberta: Aberta) => void }) {
  const t = useTextos(textosDeclaracao);
  return (
    <>
      <h3>{t('emitidas')}</h3>
      {emitidas.length === 0 ? (
        <p>{t('nenhumaEmitida')}</p>
      ) : (
        <ul className={estilo.lista}>
          {emitidas.map((e) => (
            <li key={e.id}>
              <strong>{t('numeroDa', { numero: e.numero })}</strong>
              <span>{t('emitidaPor', { data: formatarData(e.dataEmissao), nome: e.usuarioNome })}</span>
              <span>{reais(e.totalCentavos)}</span>
              <Etiqueta tom={e.substituida ? 'neutro' : 'sucesso'}>{t(e.substituida ? 'substituida' : 'vigente')}</Etiqueta>
              <Button
                size="compact-sm"
                variant="default"
                onClick={() => aoAbrir(e)}
                aria-label={`${t('verPdf')} ${t('numeroDa', { numero: e.numero })}`}
              >
                {t('verPdf')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Whether the person at the screen may issue. */
export const usePodeEmitir = (): boolean => useSessao().pode(TELA, 'criar');
