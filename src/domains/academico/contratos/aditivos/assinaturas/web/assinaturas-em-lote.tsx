import { Button } from '@mantine/core';
import { BotaoFechar } from '#platform/web/janelas/botao-fechar.tsx';
import { useComando, useConsulta } from '#platform/web/rede/consultas.ts';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { Cartoes, EstadoErro, Esqueleto, Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { aditivosAssinaturasApi } from '../api.ts';
import { textosAditivo } from '#domains/academico/contratos/aditivos/texts.ts';
import { textosContrato } from '#domains/academico/contratos/texts.ts';
import { comSinal } from '#domains/academico/contratos/web/rotulos.ts';
import type { Lote } from '#domains/academico/contratos/web/janela-do-lote.tsx';

type Props = { ids: readonly number[]; aoFechar: () => void; aoIniciar: (lote: Lote) => void };

/** The addenda that were picked, what each does once signed and which cannot be recorded, then the record of those that can. */
export function AssinaturasEmLote({ ids, aoFechar, aoIniciar }: Props) {
  const t = useTextos(textosAditivo);
  const doContrato = useTextos(textosContrato);
  const {
    data: previa,
    error,
    refetch,
  } = useConsulta(aditivosAssinaturasApi.preverAssinaturas, { body: { ids: [...ids] } }, { validadeMs: 0 });
  const registrar = useComando(aditivosAssinaturasApi.registrarAssinaturas);
  const aoRegistrar = async (): Promise<void> => {
    const aditivos = (previa?.aditivos ?? []).flatMap(({ id, versao, recusa }) => (recusa === null ? [{ id, versao }] : []));
    try {
      const { tarefaId } = await registrar.mutateAsync({ body: { aditivos } });
      aoIniciar({ tarefaId, titulo: t('registrarAssinaturas') });
    } catch (causa) {
      avisar.erro(causa);
    }
  };
  const recusados = previa ? previa.aditivos.length - previa.aceitos : 0;
  return (
    <Janela
      aberta
      titulo={t('registrarAssinaturas')}
      aoFechar={aoFechar}
      tamanho="larga"
      rodape={
        <>
          <BotaoFechar>{doContrato('voltar')}</BotaoFechar>
          {previa && previa.aceitos > 0 && (
            <Button loading={registrar.isPending} onClick={() => void aoRegistrar()}>
              {t('colocarNEmVigor', { n: previa.aceitos })}
            </Button>
          )}
        </>
      }
    >
      <p>{t('registrarAssinaturasTexto')}</p>
      {error && !previa && <EstadoErro erro={error} tentarDeNovo={() => void refetch()} />}
      {!error && !previa && <Esqueleto linhas={6} />}
      {previa && (
        <>
          <Cartoes
            numeros={[
              { rotulo: t('alterados'), valor: previa.aceitos },
              { rotulo: t('pulados'), valor: recusados, ...(recusados > 0 ? { tom: 'alerta' as const } : {}) },
              { rotulo: t('ajusteTotal'), valor: comSinal(previa.ajusteCentavos) },
            ]}
          />
          <Tabela
            legenda={t('efeitoPorContrato')}
            colunas={[t('aluno'), t('contrato'), t('parcelas'), t('ajuste'), t('resultado')]}
            numericas={[2, 3]}
            cartao={{ titulo: 0, valor: 3, apoio: 1 }}
            linhas={previa.aditivos.map((a) => ({
              chave: a.id,
              celulas: [
                a.alunoNome,
                `${a.contratoNumero} · ${t('aditivoN', { ordem: a.ordem })}`,
                a.parcelas,
                comSinal(a.ajusteCentavos),
                a.recusa ? (
                  a.recusa.mensagem
                ) : (
                  <Etiqueta key="r" tom="sucesso">
                    {t('podeVigorar')}
                  </Etiqueta>
                ),
              ],
            }))}
          />
        </>
      )}
    </Janela>
  );
}
