import { Button } from '@mantine/core';
import { useState } from 'react';
import { useComando, useConsulta } from '#platform/web/rede/consultas.ts';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { EstadoErro, Esqueleto } from '#platform/web/pagina/pagina.tsx';
import { declaracoesLotesApi } from '../api.ts';
import { textosDeclaracao } from '#domains/financeiro/declaracoes/texts.ts';
import type { TipoDeDeclaracao } from '#domains/financeiro/declaracoes/tipos.ts';
import { reais } from '#domains/financeiro/declaracoes/web/comum.tsx';
import { LoteEmAndamento } from './lote-em-andamento.tsx';
import estilo from '#domains/financeiro/declaracoes/web/declaracoes.module.css';

type Props = { tipo: TipoDeDeclaracao; ano: number; pagadorIds: readonly number[]; aoFechar: () => void };

/** Many statements at once: who gets one and who does not, with the reason; then the issue with its progress, and one PDF of all. */
export function EmitirVarias({ tipo, ano, pagadorIds, aoFechar }: Props) {
  const t = useTextos(textosDeclaracao);
  const body = { tipo, ano, pagadorIds: [...pagadorIds] };
  const [lote, setLote] = useState<{ loteId: number; tarefaId: number } | null>(null);
  const { data: previa, error, refetch } = useConsulta(declaracoesLotesApi.preverLote, { body }, { ativa: lote === null });
  const comando = useComando(declaracoesLotesApi.emitirLote);
  const emitir = (): void => void comando.mutateAsync({ body }).then(setLote, avisar.erro);
  return (
    <Janela
      aberta
      lado="direita"
      aoFechar={aoFechar}
      titulo={`${t('emitirVarias')} · ${t(`aba_${tipo}`)} ${ano}`}
      rodape={
        lote === null &&
        previa && (
          <Button data-foco disabled={previa.quantidade === 0} loading={comando.isPending} onClick={emitir}>
            {t('emitirN', { n: previa.quantidade })}
          </Button>
        )
      }
    >
      {lote ? (
        <LoteEmAndamento lote={lote} />
      ) : (
        <>
          {error && <EstadoErro erro={error} tentarDeNovo={() => void refetch()} />}
          {!previa && !error && <Esqueleto linhas={8} />}
          {previa && (
            <div className={estilo.pilha}>
              <p role="status">
                {previa.quantidade === 0
                  ? t('nenhuma')
                  : t('numeros', { n: previa.quantidade, total: reais(previa.totalCentavos), novas: previa.novas })}
              </p>
              {previa.fora.length > 0 && (
                <>
                  <h3>
                    {t('fora')} ({previa.fora.length})
                  </h3>
                  <ul className={estilo.lista}>
                    {previa.fora.map((f) => (
                      <li key={f.pagadorId}>
                        <strong>{f.nome}</strong> <span>{f.message}</span>
                      </li>
                    ))}
                  </ul>
                </>
              )}
            </div>
          )}
        </>
      )}
    </Janela>
  );
}
