import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useComando, useConsulta } from '#platform/web/rede/consultas.ts';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import type { Escolha } from '#platform/web/tabela/index.ts';
import { formatarReais } from '#shared/dinheiro.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { excecoesApi } from '../api.ts';
import type { AcaoEmLote } from '../esquemas.ts';
import { textosRetorno } from '#domains/financeiro/boletos/retornos/texts.ts';
import estilo from '#domains/financeiro/boletos/web/boletos.module.css';
import { recarregar } from '#domains/financeiro/boletos/web/comum.tsx';
import { corpoDaEscolha } from '#domains/financeiro/boletos/web/escolha.ts';

const MOSTRADAS = 12;
const MOTIVO_MINIMO = 3;
type Props = { acao: AcaoEmLote; escolha: Escolha<{ id: number }>; aoFechar: (feito: boolean) => void };

/** One act over many lines of the queue: its figures, who stays and why, and the act. */
export default function LoteDeExcecoes({ acao, escolha, aoFechar }: Props) {
  const t = useTextos(textosRetorno);
  const [motivo, setMotivo] = useState('');
  const daEscolha = corpoDaEscolha(escolha);
  const previa = useConsulta(excecoesApi.preverLoteDeExcecoes, { body: { ...daEscolha, acao } });
  const tratar = useComando(excecoesApi.tratarExcecoes, {
    aoConcluir: (feita) => {
      avisar.sucesso(t('loteFeito', { n: feita.quantidade }));
      void recarregar();
      aoFechar(true);
    },
  });
  const dados = previa.data;
  const semMotivo = acao === 'ignorar' && motivo.trim().length < MOTIVO_MINIMO;
  const fazer = (): Promise<unknown> =>
    tratar.mutateAsync({ body: { ...daEscolha, acao, motivo: acao === 'ignorar' ? motivo : null } }).catch(avisar.erro);
  return (
    <Janela
      aberta
      aoFechar={() => aoFechar(false)}
      titulo={t(`lote_${acao}`)}
      rodape={
        <Button loading={tratar.isPending} disabled={!dados || dados.quantidade === 0 || semMotivo} onClick={() => void fazer()}>
          {t('loteFazer', { n: dados?.quantidade ?? 0 })}
        </Button>
      }
    >
      {previa.error && <EstadoErro erro={previa.error} tentarDeNovo={() => void previa.refetch()} />}
      {!dados && !previa.error && <Esqueleto linhas={5} />}
      {dados && <Figuras acao={acao} dados={dados} />}
      {acao === 'ignorar' && dados && dados.quantidade > 0 && (
        <TextInput
          mt="md"
          required
          data-autofocus
          label={t('motivoDoDescarte')}
          maxLength={300}
          value={motivo}
          onChange={(evento) => setMotivo(evento.currentTarget.value)}
          onKeyDown={(evento) => {
            if (evento.key === 'Enter' && evento.ctrlKey && !semMotivo) void fazer();
          }}
        />
      )}
    </Janela>
  );
}

function Figuras({ acao, dados }: { acao: AcaoEmLote; dados: RespostaCliente<typeof excecoesApi.preverLoteDeExcecoes> }) {
  const t = useTextos(textosRetorno);
  const { quantidade: n, totalCentavos, recusadas, totalRecusadas } = dados;
  return (
    <div aria-live="polite">
      <p className={estilo.grande}>{n === 0 ? t('loteNada') : t(`loteFaz_${acao}`, { n, valor: formatarReais(totalCentavos) })}</p>
      {totalRecusadas > 0 && (
        <>
          <p>
            <strong>{t('loteFica', { n: totalRecusadas })}</strong>
          </p>
          <ul className={estilo.recusas}>
            {recusadas.slice(0, MOSTRADAS).map((r) => (
              <li key={r.id}>
                {r.nossoNumero || t('linhaN', { n: r.linha })}: {r.mensagem}
              </li>
            ))}
            {totalRecusadas > MOSTRADAS && <li>{t('loteMais', { n: totalRecusadas - MOSTRADAS })}</li>}
          </ul>
        </>
      )}
    </div>
  );
}
