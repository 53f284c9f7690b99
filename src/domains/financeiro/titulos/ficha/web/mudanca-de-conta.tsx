import { chamar } from '#platform/web/rede/api.ts';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { BotaoSalvar, camposDe, CampoSelecao, EmColunas, Formulario, useFormulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Esqueleto } from '#platform/web/pagina/pagina.tsx';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { fichaApi } from '../api.ts';
import { contaEsquema } from '../esquemas.ts';
import { textosTitulos } from '#domains/financeiro/titulos/texts.ts';
import { recarregarTitulos, useRecebimento } from '#domains/financeiro/titulos/web/opcoes.ts';

const campo = camposDe<typeof contaEsquema>();

const FORMULARIO = 'mudanca-de-conta';

/** Moves chosen titles to another account, with the method that they are paid by there. */
export function MudancaDeConta({ ids, aoFechar }: { ids: readonly number[]; aoFechar: (feito: boolean) => void }) {
  const t = useTextos(textosTitulos);
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
        aoSalvar={(body, _saida, chaveIdempotencia) => chamar(fichaApi.mudarConta, { body }, { chaveIdempotencia })}
        aposSalvar={(resposta) => {
          const { alterados } = resposta as RespostaCliente<typeof fichaApi.mudarConta>;
          avisar.sucesso(t('contaMudada', { n: alterados }));
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
