import { Button } from '@mantine/core';
import type { z } from 'zod';
import { useComando } from '#platform/web/rede/consultas.ts';
import { avisar, confirmar } from '#platform/web/janelas/dialogos.tsx';
import { camposDe, useFormulario, useValor } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Cartoes, Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { formatarValor } from '#shared/dinheiro.ts';
import { aditivosTurmaApi } from '../api.ts';
import { aditivoDaTurmaEsquema } from '#domains/academico/contratos/aditivos/esquemas.ts';
import { textosAditivo } from '#domains/academico/contratos/aditivos/texts.ts';
import { DesdeADataDoAditivo } from '#domains/academico/contratos/aditivos/web/desde-a-data.tsx';
import { comSinal } from '#domains/academico/contratos/web/rotulos.ts';

const campo = camposDe<typeof aditivoDaTurmaEsquema>();

/** The effect on each contract of the class, those skipped with their reason, and the act that applies it. */
export function EfeitoNaTurma({ aoAplicar }: { aoAplicar: (feito: { id: number; tarefaId: number }) => void }) {
  const t = useTextos(textosAditivo);
  const { valores } = useFormulario();
  const escrito = JSON.stringify([useValor(campo('turmaId')), useValor(campo('dataAditivo')), useValor(campo('termos'))]);
  const prever = useComando(aditivosTurmaApi.preverAditivoDaTurma);
  const aplicar = useComando(aditivosTurmaApi.criarAditivoDaTurma, {
    envelhece: ['Aditivo/obter-paginado', 'Contrato/obter-paginado'],
  });
  const pedido = prever.variables?.body;
  // What was foreseen for other words is no preview of these.
  const previa = prever.data && JSON.stringify([pedido?.turmaId, pedido?.dataAditivo, pedido?.termos]) === escrito ? prever.data : null;
  const lerTudo = () => aditivoDaTurmaEsquema.safeParse(valores());
  const aoPrever = (): void => {
    // Sent as it is typed: the server says what is missing, and the answer is compared with what stands in the form.
    const { turmaId, dataAditivo, termos } = valores() as never;
    prever.mutate({ body: { turmaId, dataAditivo, termos } }, { onError: (causa) => avisar.erro(causa) });
  };
  const aoAplicarTudo = async (body: z.output<typeof aditivoDaTurmaEsquema>): Promise<void> => {
    if (!previa) return;
    const sim = await confirmar({
      titulo: t('aplicar'),
      texto: t('confirmaTurma', { n: previa.alterados }),
      consequencia: t('consequenciaTurma', { ajuste: comSinal(previa.ajusteCentavos), pulados: previa.pulados }),
      rotuloConfirmar: t('aplicar'),
    });
    if (!sim) return;
    try {
      aoAplicar(await aplicar.mutateAsync({ body }));
    } catch (causa) {
      avisar.erro(causa);
    }
  };
  return (
    <>
      {previa && (
        <>
          <Cartoes
            numeros={[
              { rotulo: t('alterados'), valor: previa.alterados },
              { rotulo: t('pulados'), valor: previa.pulados, ...(previa.pulados > 0 ? { tom: 'alerta' as const } : {}) },
              { rotulo: t('ajusteTotal'), valor: comSinal(previa.ajusteCentavos) },
            ]}
          />
          <DesdeADataDoAditivo desde={previa.desde} />
          <Tabela
            legenda={t('efeitoPorContrato')}
            colunas={[t('aluno'), t('contrato'), t('parcelas'), t('totalAntes'), t('totalDepois'), t('resultado')]}
            numericas={[2, 3, 4]}
            cartao={{ titulo: 0, valor: 4, apoio: 1 }}
            linhas={previa.contratos.map((c) => ({
              chave: c.contratoId,
              celulas: [
                c.alunoNome,
                c.numero,
                c.tocadas,
                formatarValor(c.totalAntesCentavos),
                formatarValor(c.totalDepoisCentavos),
                c.recusa ? (
                  c.recusa.mensagem
                ) : (
                  <Etiqueta key="r" tom="sucesso">
                    {t('serAlterado')}
                  </Etiqueta>
                ),
              ],
            }))}
          />
        </>
      )}
      <div className="pagina-acoes">
        <Button type="button" variant={previa ? 'default' : 'filled'} loading={prever.isPending} onClick={aoPrever}>
          {t('verPrevia')}
        </Button>
        {previa && previa.alterados > 0 && (
          <Button
            type="button"
            loading={aplicar.isPending}
            onClick={() => {
              const lido = lerTudo();
              if (lido.success) void aoAplicarTudo(lido.data);
              else document.querySelector<HTMLFormElement>('#formulario')?.requestSubmit();
            }}
          >
            {t('aplicar')}
          </Button>
        )}
      </div>
    </>
  );
}
