import type { ProtocoloNaTela } from './protocolo-na-tela.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { enviarArquivo } from '#platform/web/rede/api.ts';
import { invalidar, useComando, useRegistro } from '#platform/web/rede/consultas.ts';
import { avisar, Janela, perguntarMotivo } from '#platform/web/janelas/dialogos.tsx';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { formatarData } from '#shared/datas.ts';
import { Esqueleto, EstadoErro, Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { protocolosApi } from '../api.ts';
import { textosRh } from '#domains/rh/texts.ts';
import { DecisaoDoProtocolo, TabelaDecidida } from './decisao-protocolo.tsx';
import { VerAnexo } from './ver-anexo.tsx';
import { EntradaDeAnexo } from './entrada-de-anexo.tsx';
import estilo from '#domains/rh/web/rh.module.css';
import { tomDoProtocolo } from './tom.ts';

const relacionados = [protocolosApi.listarProtocolos, protocolosApi.obterProtocolo, protocolosApi.historicoDoProtocolo];

/** One request: who, why, the document, current and proposed side by side, and the decision. */
export default function FichaDoProtocolo({ id, aoFechar }: { id: number; aoFechar: () => void }) {
  const t = useTextos(textosRh);
  const { pode } = useSessao();
  const consulta = useRegistro(protocolosApi.obterProtocolo, { params: { id } });
  const cancelar = useComando(protocolosApi.cancelarProtocolo, {
    invalida: relacionados,
    aoConcluir: () => avisar.sucesso(t('cancelado')),
  });
  const protocolo = consulta.data;
  const aberto = protocolo?.situacao === 'aberto';

  const pedirCancelamento = async ({ versao, numero, pessoaNome }: ProtocoloNaTela): Promise<void> => {
    const motivo = await perguntarMotivo({
      titulo: `${t('cancelarProtocolo')} ${numero}`,
      texto: pessoaNome,
      rotuloConfirmar: t('cancelarProtocolo'),
      rotuloMotivo: t('motivo'),
      maximo: 500,
      perigo: true,
    });
    if (motivo !== null) cancelar.mutate({ params: { id }, body: { versao, motivo } }, { onError: avisar.erro });
  };
  return (
    <Janela aberta lado="direita" titulo={protocolo ? `${t('protocolo')} ${protocolo.numero}` : t('protocolo')} aoFechar={aoFechar}>
      {consulta.error && !consulta.data ? (
        <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />
      ) : protocolo ? (
        <>
          <p className={estilo.acoes}>
            <Etiqueta tom={tomDoProtocolo[protocolo.situacao]}>{t(`situacao_${protocolo.situacao}`)}</Etiqueta>
            <Elo tela="pessoa" params={{ id: protocolo.pessoaId }}>
              {protocolo.pessoaNome}
            </Elo>
            {aberto && (pode('protocolos', 'criar') || pode('protocolos', 'excluir')) && (
              <Button variant="default" size="xs" onClick={() => void pedirCancelamento(protocolo)}>
                {t('cancelarProtocolo')}
              </Button>
            )}
          </p>
          <Dados protocolo={protocolo} />
          {aberto && pode('protocolos', 'editar') ? <DecisaoDoProtocolo protocolo={protocolo} /> : <TabelaDecidida protocolo={protocolo} />}
        </>
      ) : (
        <Esqueleto />
      )}
    </Janela>
  );
}

function Dados({ protocolo }: { protocolo: ProtocoloNaTela }) {
  const t = useTextos(textosRh);
  return (
    <dl className={estilo.dados}>
      <dt>{t('motivo')}</dt>
      <dd>{protocolo.motivo}</dd>
      <dt>{t('solicitante')}</dt>
      <dd>
        {protocolo.solicitante} {protocolo.daFamilia && `(${t('daFamilia').toLowerCase()}) `}· {escreverInstante(protocolo.criadoEm)}
      </dd>
      {protocolo.valeDesde !== null && (
        <>
          <dt>{t('valeDesde')}</dt>
          <dd>{formatarData(protocolo.valeDesde)}</dd>
        </>
      )}
      {protocolo.decididoEm !== null && (
        <>
          <dt>{t('decididoPor')}</dt>
          <dd>
            {protocolo.decididoPor} · {escreverInstante(protocolo.decididoEm)}
          </dd>
        </>
      )}
      {protocolo.parecer !== null && (
        <>
          <dt>{t('parecer')}</dt>
          <dd>{protocolo.parecer}</dd>
        </>
      )}
      <dt>{t('anexo')}</dt>
      <dd>
        <Anexo protocolo={protocolo} />
      </dd>
    </dl>
  );
}

function Anexo({ protocolo: { id, anexoNome, anexosAnteriores, situacao } }: { protocolo: ProtocoloNaTela }) {
  const t = useTextos(textosRh);
  const { pode } = useSessao();
  const [enviando, setEnviando] = useState(false);
  const enviar = async (arquivo: File): Promise<void> => {
    setEnviando(true);
    try {
      await enviarArquivo(protocolosApi.anexarAoProtocolo, { params: { id } }, arquivo);
      avisar.sucesso(t('anexado'));
      await Promise.all(relacionados.map(invalidar));
    } catch (erro) {
      avisar.erro(erro);
    } finally {
      setEnviando(false);
    }
  };
  return (
    <div className={estilo.acoes}>
      {anexoNome !== null && <VerAnexo protocoloId={id} nome={anexoNome} rotulo={t('verAnexo', { nome: anexoNome })} />}
      {anexosAnteriores.map(({ id: arquivoId, nome, trocadoEm, trocadoPor }) => (
        <VerAnexo
          key={arquivoId}
          protocoloId={id}
          arquivoId={arquivoId}
          nome={nome}
          rotulo={t('verAnexoAnterior', { nome, usuario: trocadoPor ?? t('alguem'), em: escreverInstante(trocadoEm) })}
        />
      ))}
      {situacao === 'aberto' && (pode('protocolos', 'criar') || pode('protocolos', 'editar')) && (
        <EntradaDeAnexo arquivo={null} enviando={enviando} aoEscolher={(arquivo) => void enviar(arquivo)} />
      )}
      {anexoNome === null && situacao !== 'aberto' && '—'}
    </div>
  );
}

/** An image opens beside; a document of somebody else is saved, for what it carries is not ours. */
