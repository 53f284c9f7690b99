import { lancamentosApi, novoLancamento, tiposLancamento } from '../api.ts';
import { useState } from 'react';
import { PessoaPicker } from '#domains/pessoas/registro/web/door.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import {
  BotaoSalvar,
  CampoData,
  CampoDinheiro,
  camposDe,
  CampoSelecao,
  CampoTexto,
  EmColunas,
  Formulario,
  useFormulario,
  useValor,
} from '#platform/web/formulario/index.ts';
import { formatarReais } from '#shared/dinheiro.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Esqueleto } from '#platform/web/pagina/pagina.tsx';
import { textosCaixa } from '#domains/financeiro/caixa/texts.ts';
import { useClassificacoes } from '#domains/financeiro/caixa/web/opcoes.ts';

const campo = camposDe<typeof novoLancamento>();

const FORMULARIO = 'novo-lancamento';

/** A receipt, a payment or a transfer that no other screen makes. */
export default function NovoLancamento({ aoFechar, aoCriar }: { aoFechar: () => void; aoCriar: () => Promise<unknown> }) {
  const t = useTextos(textosCaixa);
  const [hoje] = useState(hojeNaEscola);
  return (
    <Janela
      aberta
      aoFechar={aoFechar}
      titulo={t('novoLancamento')}
      tamanho="larga"
      rodape={<BotaoSalvar formulario={FORMULARIO} rotulo={t('lancar')} />}
    >
      <Formulario
        id={FORMULARIO}
        esquema={novoLancamento}
        valoresIniciais={{
          tipo: 'pagamento',
          dataMovimento: hoje,
          valorCentavos: null,
          historico: '',
          documento: '',
          contaBancariaId: null,
          contaDestinoId: null,
          formaPagamentoId: null,
          categoriaId: null,
          centroCustoId: null,
          pessoaId: null,
        }}
        aoSalvar={(body, _saida, chaveIdempotencia) => chamar(lancamentosApi.criarManual, { body }, { chaveIdempotencia })}
        aposSalvar={(resposta) => {
          const { caixaNegativo } = resposta as RespostaCliente<typeof lancamentosApi.criarManual>;
          avisar.sucesso(t('lancado'));
          if (caixaNegativo)
            avisar.info(t('caixaNegativo', { conta: caixaNegativo.contaNome, saldo: formatarReais(caixaNegativo.saldoCentavos) }));
          aoFechar();
          void aoCriar();
        }}
      >
        <Campos />
      </Formulario>
    </Janela>
  );
}

function Campos() {
  const t = useTextos(textosCaixa);
  const tipo = useValor(campo('tipo'));
  const { definir } = useFormulario();
  const { pronto, contas, todasAsContas, formas, categoriasDe, centros } = useClassificacoes();
  if (!pronto) return <Esqueleto linhas={6} />;
  const transfere = tipo === 'transferencia';
  return (
    <EmColunas>
      <CampoSelecao
        nome={campo('tipo')}
        rotulo={t('tipo')}
        colunas={4}
        opcoes={tiposLancamento.map((valor) => ({ valor, rotulo: t(valor) }))}
        aoMudar={() => definir(campo('categoriaId'), null)}
      />
      <CampoData nome={campo('dataMovimento')} rotulo={t('dataMovimento')} colunas={4} />
      <CampoDinheiro nome={campo('valorCentavos')} rotulo={t('valor')} colunas={4} autoFoco />
      <CampoTexto nome={campo('historico')} rotulo={t('historico')} colunas={8} maximo={250} />
      <CampoTexto nome={campo('documento')} rotulo={t('documento')} colunas={4} maximo={40} />
      {/* What is left on an account out of use leaves it by a transfer. */}
      <CampoSelecao
        nome={campo('contaBancariaId')}
        rotulo={t(transfere ? 'contaOrigem' : 'conta')}
        colunas={4}
        opcoes={transfere ? todasAsContas : contas}
      />
      {transfere ? (
        <>
          <CampoSelecao nome={campo('contaDestinoId')} rotulo={t('contaDestino')} colunas={4} opcoes={contas} obrigatorio />
          <CampoSelecao
            nome={campo('formaPagamentoId')}
            rotulo={t('formaQueSai')}
            placeholder={t('formaQueSaiDica')}
            colunas={4}
            opcoes={formas}
          />
        </>
      ) : (
        <>
          <CampoSelecao
            key={String(tipo)}
            nome={campo('categoriaId')}
            rotulo={t('categoria')}
            colunas={4}
            opcoes={categoriasDe(tipo === 'recebimento' ? 'entrada' : 'saida')}
            obrigatorio
          />
          <CampoSelecao nome={campo('centroCustoId')} rotulo={t('centroCusto')} colunas={4} opcoes={centros} />
          <PessoaPicker nome={campo('pessoaId')} rotulo={t('pessoa')} colunas={12} />
        </>
      )}
    </EmColunas>
  );
}
