import { Button } from '@mantine/core';
import { useState } from 'react';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { avisar, Janela, perguntarMotivo } from '#platform/web/janelas/dialogos.tsx';
import { Esqueleto, EstadoErro, Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { chamar, mensagemDe } from '#platform/web/rede/api.ts';
import { envelhecer, useConsulta } from '#platform/web/rede/consultas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { formatarData } from '#shared/datas.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { decimalNaTela, noIdioma } from '#platform/web/decimais.ts';
import { notificacoesApi } from '../api.ts';
import { situacoesDaNotificacao } from '../situacoes.ts';
import { textosNotificacao } from '../texts.ts';
import { type Alvo, Destinatarios } from './destinatarios.tsx';
import { EnviarNotificacao } from './enviar.tsx';
import { escreverMotivo, type NotificacaoAberta, tonsDaNotificacao } from './leitura.ts';

/** A notice: what it was about, its papers, and what went to whom; the rest is sent from here. */
export default function JanelaDaNotificacao({ id, aoFechar }: { id: number; aoFechar: () => void }) {
  const t = useTextos(textosNotificacao);
  const { pode } = useSessao();
  const { data: n, error, refetch } = useConsulta(notificacoesApi.obterNotificacao, { params: { id } });
  const [enviando, setEnviando] = useState<Alvo | null>(null);
  const escreve = pode('painel-coordenador', 'criar') && n?.situacao !== 'cancelada';
  const cancelavel = escreve && n !== undefined && n.envios.every(({ situacao }) => situacao === 'falhou');
  return (
    <Janela
      aberta
      aoFechar={aoFechar}
      tamanho="larga"
      titulo={n ? t('titulo', { numero: n.numero, aluno: n.aluno }) : t('notificacao')}
      rodape={
        cancelavel && (
          <Button variant="default" color="red" onClick={() => void cancelar(n, t)}>
            {t('cancelar')}
          </Button>
        )
      }
    >
      {!n ? (
        error ? (
          <EstadoErro erro={error} tentarDeNovo={() => void refetch()} />
        ) : (
          <Esqueleto linhas={6} />
        )
      ) : (
        <>
          <Fatos notificacao={n} />
          <Destinatarios notificacao={n} aoEnviar={escreve ? setEnviando : null} />
        </>
      )}
      {n && enviando && <EnviarNotificacao notificacao={n} alvo={enviando} aoFechar={() => setEnviando(null)} />}
    </Janela>
  );
}

async function cancelar({ id, numero }: NotificacaoAberta, t: ReturnType<typeof useTextos<typeof textosNotificacao>>): Promise<void> {
  const motivo = await perguntarMotivo({
    titulo: t('cancelar'),
    texto: t('cancelarTexto'),
    rotuloConfirmar: t('cancelar'),
    perigo: true,
    minimo: 3,
    maximo: 500,
  });
  if (motivo === null) return;
  try {
    await chamar(notificacoesApi.cancelarNotificacao, { params: { id }, body: { motivo } }, { chaveIdempotencia: crypto.randomUUID() });
    avisar.sucesso(t('canceladaAgora', { numero }));
  } catch (causa) {
    avisar.erro(mensagemDe(causa));
  }
  void envelhecer('Notificacao', 'RadarDeFaltas');
}

function Fatos({ notificacao: n }: { notificacao: NotificacaoAberta }) {
  const t = useTextos(textosNotificacao);
  const { idioma } = useIdioma();
  return (
    <dl className="fatos">
      <dt>{t('situacao')}</dt>
      <dd>
        <Etiqueta tom={tonsDaNotificacao[n.situacao]}>{rotuloDe(situacoesDaNotificacao, n.situacao, idioma)}</Etiqueta>
        {n.cancelamento && (
          <p className="suave">
            {t('canceladaPor', { por: n.cancelamento.por, em: escreverInstante(n.cancelamento.em), motivo: n.cancelamento.motivo })}
          </p>
        )}
      </dd>
      <dt>{t('turma')}</dt>
      <dd>
        {n.turma}, {n.curso}
      </dd>
      <dt>{t('marco')}</dt>
      <dd>{escreverMotivo(n, t, idioma)}</dd>
      {n.numeros && (
        <>
          <dt>{t('faltasNoDia')}</dt>
          <dd>
            {t('permitidas', { n: n.numeros.faltas + n.numeros.justificadas, permitidas: n.numeros.permitidas })} (
            {decimalNaTela(n.numeros.percentual, 2)}%)
          </dd>
        </>
      )}
      {n.minima !== null && (
        <>
          <dt>{t('abaixoDe', { media: noIdioma(n.minima) })}</dt>
          <dd>{n.disciplinas.map(({ disciplina, media }) => `${disciplina}: ${noIdioma(media)}`).join('; ')}</dd>
        </>
      )}
      <dt>{t('preparadaPor')}</dt>
      <dd>
        {n.por}, {formatarData(n.data)}
      </dd>
    </dl>
  );
}
