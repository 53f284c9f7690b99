import { Button } from '@mantine/core';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { EstadoErro, Esqueleto } from '#platform/web/pagina/pagina.tsx';
import { useComando, useConsulta } from '#platform/web/rede/consultas.ts';
import { useSessao } from '#platform/web/sessao/sessao-estado.ts';
import { operacaoApi as api } from '../api.ts';
import { textosOperacao } from '../texts.ts';
import { ListaDeCopias } from './lista-de-copias.tsx';
import { Retomada } from './retomada.tsx';
import { SaudeDoPortal } from './saude-do-portal.tsx';

/** How the portal itself is: what a restore holds back, its health, its backups. */
export default function OperacaoPainel() {
  const t = useTextos(textosOperacao);
  const { pode } = useSessao();
  const { data, error, refetch } = useConsulta(api.obterOperacao, {}, { manterAnterior: true });
  const pedir = useComando(api.pedirCopia, { invalida: [api.obterOperacao], aoConcluir: () => avisar.sucesso(t('pedida')) });
  if (error && !data) return <EstadoErro erro={error} tentarDeNovo={() => void refetch()} />;
  if (!data) return <Esqueleto linhas={8} />;
  const { ultimaVerificacao: verificacao } = data;
  return (
    <>
      {data.restauracao && <Retomada restauracao={data.restauracao} pode={pode('copias', 'editar')} />}
      <SaudeDoPortal saude={data.saude} />
      <p className="suave">
        {verificacao
          ? t('integridadeTexto', { quando: escreverInstante(verificacao.concluidaEm), achados: verificacao.achados })
          : t('integridadeNunca')}
      </p>
      <h3>{t('copias')}</h3>
      {data.hora !== null && <p className="suave">{t('copiasTexto', { hora: data.hora })}</p>}
      <p>{data.ultimaCopiaEm ? t('ultimaCopia', { quando: escreverInstante(data.ultimaCopiaEm) }) : t('nenhumaCopia')}</p>
      {pode('copias', 'criar') && (
        <Button
          variant="default"
          loading={pedir.isPending}
          disabled={data.restauracao !== null}
          onClick={() => void pedir.mutateAsync({ body: {} }).catch(avisar.erro)}
        >
          {t('fazerAgora')}
        </Button>
      )}
      <p className="suave">{t('guarda')}</p>
      {data.copias.length > 0 && <ListaDeCopias copias={data.copias} />}
    </>
  );
}
