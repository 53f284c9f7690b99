import { useState } from 'react';
import { usePagamento } from '#domains/financeiro/fornecedores/web/door.tsx';
import {
  BotaoSalvar,
  CampoData,
  camposDe,
  CampoSelecao,
  EmColunas,
  Formulario,
  useFormulario,
  useValor,
} from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { Cartao, Pagina } from '#platform/web/pagina/pagina.tsx';
import { useComando } from '#platform/web/rede/consultas.ts';
import { formatarData, isDataCivil } from '#shared/datas.ts';
import { formatarReais } from '#shared/dinheiro.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { codigoParaPagar } from '../../codigos/ler-codigo.ts';
import { AvisoDaAliquota } from '../../web/aviso-da-aliquota.tsx';
import { AvisoDoCodigo } from '../../web/aviso-do-codigo.tsx';
import { recarregarPagar } from '../../web/opcoes.ts';
import estilo from '../../web/pagar.module.css';
import { baixasPagarApi } from '../api.ts';
import { pagamentoAte, type pagamentoEsquema } from '../esquemas.ts';
import { textosBaixaPagar } from '../texts.ts';
import { AvisoDoBanco } from './aviso-do-banco.tsx';
import { CamposDoPagamento, Divisao } from './campos-do-pagamento.tsx';
import type { TituloParaPagar } from './tipos.ts';

const campo = camposDe<typeof pagamentoEsquema>();
const FORMULARIO = 'pagamento';
const composicao = {
  principal: campo('principalCentavos'),
  desconto: campo('descontoCentavos'),
  multa: campo('multaCentavos'),
  juros: campo('jurosCentavos'),
};

/** The form of one payment: how much of the title it covers, what is given or asked besides, from which account. */
export function PagamentoDeUm({ titulo, hoje, aoPagar }: { titulo: TituloParaPagar; hoje: string; aoPagar: () => void }) {
  const t = useTextos(textosBaixaPagar);
  const [esquema] = useState(() => pagamentoAte(titulo));
  const pagar = useComando(baixasPagarApi.pagarTitulo, { aoConcluir: () => void recarregarPagar() });
  return (
    <Pagina
      migalha={titulo.numero}
      titulo={`${titulo.numero} · ${titulo.fornecedorNome}`}
      acoes={<BotaoSalvar formulario={FORMULARIO} rotulo={t('pagar', { valor: '' }).trim()} />}
      resumo={
        <Cartao titulo={t('saldo')}>
          <p className={estilo.grande}>{formatarReais(titulo.saldoCentavos)}</p>
          <p className="suave">
            {titulo.descricao} · {t('vencimento')} {formatarData(titulo.dataVencimento)}
          </p>
          {titulo.codigo !== null && <p className={estilo.codigo}>{codigoParaPagar(titulo.codigo, titulo.codigoTipo)}</p>}
        </Cartao>
      }
    >
      <Cartao titulo={t('pagamento')}>
        <AvisoDoBanco titulos={[titulo]} />
        <AvisoDoCodigo titulos={[titulo]} />
        <Formulario
          id={FORMULARIO}
          esquema={esquema}
          valoresIniciais={{
            dataBaixa: hoje,
            principalCentavos: titulo.saldoCentavos,
            descontoCentavos: 0,
            multaCentavos: 0,
            jurosCentavos: 0,
            contaBancariaId: titulo.contaBancariaId,
            formaPagamentoId: titulo.formaPagamentoId,
          }}
          aoSalvar={(_, body) => pagar.mutateAsync({ params: { id: titulo.id }, body })}
          aposSalvar={(resposta) => {
            const { totalCentavos } = resposta as RespostaCliente<typeof baixasPagarApi.pagarTitulo>;
            avisar.sucesso(t('feito', { n: 1, valor: formatarReais(totalCentavos) }));
            aoPagar();
          }}
        >
          <EmColunas>
            <CamposDaSaida />
            <CamposDoPagamento campos={composicao} saldoCentavos={titulo.saldoCentavos} colunas={6} />
          </EmColunas>
          <AvisoNoDia titulos={[titulo]} />
          <Divisao campos={composicao} titulo={titulo} />
        </Formulario>
      </Cartao>
    </Pagina>
  );
}

/** The day, the method and the account of a payment; a method brings its account along. */
export function CamposDaSaida() {
  const t = useTextos(textosBaixaPagar);
  const { contas, formas, contaDaForma } = usePagamento();
  const { definir } = useFormulario();
  return (
    <>
      <CampoData nome={campo('dataBaixa')} rotulo={t('dataBaixa')} colunas={4} autoFoco />
      <CampoSelecao
        nome={campo('formaPagamentoId')}
        rotulo={t('formaPagamento')}
        colunas={4}
        opcoes={formas}
        aoMudar={(id) => id !== null && definir(campo('contaBancariaId'), contaDaForma(id))}
      />
      <CampoSelecao nome={campo('contaBancariaId')} rotulo={t('conta')} colunas={4} opcoes={contas} />
    </>
  );
}

/** What to look out for on the day that is typed. */
export function AvisoNoDia({ titulos }: { titulos: readonly TituloParaPagar[] }) {
  const t = useTextos(textosBaixaPagar);
  const dia = useValor(campo('dataBaixa'));
  const adiantados = typeof dia === 'string' && isDataCivil(dia) ? titulos.filter(({ dataEmissao }) => dia < dataEmissao) : [];
  return (
    <>
      {adiantados.map(({ numero, dataEmissao }) => (
        <p key={numero} role="status">
          {t('antesDaEmissao', { numero, emissao: formatarData(dataEmissao) })}
        </p>
      ))}
      <AvisoDaAliquota titulos={titulos} dia={dia} />
    </>
  );
}
