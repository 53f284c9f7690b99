import { useComando } from '#platform/web/rede/consultas.ts';
import { ErroApi } from '#platform/web/rede/erro-api.ts';
import { avisar, confirmar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { BotaoSalvar, camposDe, CampoSelecao, EmColunas, Formulario, useFormulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Esqueleto } from '#platform/web/pagina/pagina.tsx';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { fichaApi } from '../api.ts';
import { contaEsquema, contagemComBoleto } from '../esquemas.ts';
import { textosTitulos } from '#domains/financeiro/titulos/texts.ts';
import { recarregarTitulos, useRecebimento } from '#domains/financeiro/titulos/web/opcoes.ts';

const campo = camposDe<typeof contaEsquema>();

const FORMULARIO = 'mudanca-de-conta';

/** Moves chosen titles to another account, with the method that they are paid by there. */
export function MudancaDeConta({ ids, aoFechar }: { ids: readonly number[]; aoFechar: (feito: boolean) => void }) {
  const t = useTextos(textosTitulos);
  const mudar = useComando(fichaApi.mudarConta);
  // What a slip holds is told with how many the others are, and these may go without it.
  const semComBoleto = async (erro: unknown): Promise<boolean> => {
    const { data } = contagemComBoleto.safeParse(erro instanceof ErroApi && erro.code === 'CONTA_COM_BOLETO' ? erro.detalhe : null);
    if (!data || data.outros === 0) return false;
    return confirmar({
      titulo: t('mudarConta'),
      texto: t('comBoletoFicam', { n: data.comBoleto }),
      rotuloConfirmar: t('mudarOsOutros', { n: data.outros }),
    });
  };
  return (
    <Janela
      aberta
      aoFechar={() => aoFechar(false)}
      titulo={t('mudarConta')}
      rodape={<BotaoSalvar formulario={FORMULARIO} rotulo={t('mudarConta')} />}
    >
      <Formulario
        id={FORMULARIO}
        esquema={contaEsquema}
        valoresIniciais={{ ids: [...ids], contaBancariaId: null, formaPagamentoId: null }}
        aoSalvar={(body) =>
          mudar.mutateAsync({ body }).catch(async (erro: unknown) => {
            if (await semComBoleto(erro)) return mudar.mutateAsync({ body: { ...body, manterComBoleto: true } });
            throw erro;
          })
        }
        aposSalvar={(resposta) => {
          const { alterados, mantidos } = resposta as RespostaCliente<typeof fichaApi.mudarConta>;
          const frases = [t('contaMudada', { n: alterados }), mantidos > 0 && t('mantidosComBoleto', { n: mantidos })];
          avisar.sucesso(frases.filter(Boolean).join(' '));
          void recarregarTitulos();
          aoFechar(true);
        }}
      >
        <p>{t('mudarContaTexto', { n: ids.length })}</p>
        <Campos />
      </Formulario>
    </Janela>
  );
}

function Campos() {
  const t = useTextos(textosTitulos);
  const { pronto, contas, formas, contaDaForma } = useRecebimento();
  const { definir } = useFormulario();
  if (!pronto) return <Esqueleto />;
  return (
    <EmColunas>
      <CampoSelecao
        nome={campo('formaPagamentoId')}
        rotulo={t('formaPagamento')}
        colunas={6}
        opcoes={formas}
        aoMudar={(id) => definir(campo('contaBancariaId'), contaDaForma(id))}
      />
      <CampoSelecao nome={campo('contaBancariaId')} rotulo={t('conta')} colunas={6} opcoes={contas} />
    </EmColunas>
  );
}
