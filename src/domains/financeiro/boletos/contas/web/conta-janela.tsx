import { Button } from '@mantine/core';
import { opcoesApi } from '#domains/financeiro/cadastros/opcoes/api.ts';
import { chamar } from '#platform/web/rede/api.ts';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import {
  BotaoSalvar,
  CampoAlternar,
  CampoDinheiro,
  CampoNumero,
  camposDe,
  CampoSelecao,
  CampoTexto,
  CampoTextoLongo,
  EmColunas,
  Formulario,
} from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { Esqueleto } from '#platform/web/pagina/pagina.tsx';
import { comConfirmacao } from '#domains/acesso/confirmacoes/web/door.tsx';
import { DadosBancarios } from '#domains/financeiro/dados-bancarios/web/door.tsx';
import { contasCobrancaApi, dadosDaCobrancaApi } from '../api.ts';
import { especies } from '#domains/financeiro/boletos/codigos/cobranca.ts';
import { prazoDeBaixa } from '#domains/financeiro/boletos/codigos/prazo-de-baixa.ts';
import { contaCobrancaEsquema } from '../esquemas.ts';
import { textosContas } from '../texts.ts';
import { recarregar } from '#domains/financeiro/boletos/web/comum.tsx';
import type { ContaCobranca } from './use-contas.ts';
import { valoresDaConta } from './valores.ts';

const campo = camposDe<typeof contaCobrancaEsquema>();

const FORMULARIO = 'conta-cobranca';
const nomesDeLayout = { cnab240: 'CNAB 240', cnab400: 'CNAB 400' } as const;

/** The collection data of one account; the fields are those that its bank asks for. */
export default function ContaAberta({
  conta,
  aoFechar,
  aoAbrirOutra,
}: {
  conta: ContaCobranca;
  aoFechar: () => void;
  aoAbrirOutra?: () => void;
}) {
  const t = useTextos(textosContas);
  const { pode } = useSessao();
  const { data } = useConsulta(opcoesApi.opcoesFinanceiras, { query: {} }, { validadeMs: 60_000 });
  const formas = (data?.formasPagamento ?? []).map((f) => ({ valor: f.id, rotulo: f.nome }));
  const deBoleto = data?.formasPagamento.find((f) => f.tipo === 'boleto' && f.contaBancariaId === conta.contaBancariaId);
  return (
    <Janela
      aberta
      lado="direita"
      aoFechar={aoFechar}
      titulo={t(conta.configurada ? 'editar' : 'configurar', { conta: conta.nome })}
      rodape={
        <>
          {aoAbrirOutra && conta.configurada && (
            <Button variant="default" onClick={aoAbrirOutra}>
              {t('outra')}
            </Button>
          )}
          <BotaoSalvar formulario={FORMULARIO} />
        </>
      }
    >
      <p className="suave">{t('ondeAgencia', { agencia: conta.agencia ?? '—', numero: conta.numero ?? '—' })}</p>
      {/* What waits for somebody to check comes before what is rarely edited. */}
      {conta.contaDaChaveId !== null && (
        <DadosBancarios
          api={dadosDaCobrancaApi}
          alvoTipo="conta_cobranca"
          id={conta.contaDaChaveId}
          campos={[{ campo: 'pixChave', rotulo: t('pixChave'), dica: t('pixChaveDica'), maximo: 100 }]}
          podeMudar={pode('gerenciar-boletos', 'editar')}
          envelhece={['ContaCobranca', 'Boleto']}
        />
      )}
      {data ? (
        <Formulario
          id={FORMULARIO}
          esquema={contaCobrancaEsquema}
          valoresIniciais={valoresDaConta(conta, deBoleto?.id)}
          valoresDoConflito={(atual) => valoresDaConta(atual as ContaCobranca, deBoleto?.id)}
          aoSalvar={(body) =>
            comConfirmacao((confirmada) =>
              chamar(contasCobrancaApi.salvarContaCobranca, { params: { id: conta.contaBancariaId }, body: { ...body, ...confirmada } }),
            )
          }
          aposSalvar={() => {
            avisar.sucesso(t('salva'));
            aoFechar();
            void recarregar();
          }}
        >
          <Campos conta={conta} formas={formas} />
        </Formulario>
      ) : (
        <Esqueleto linhas={8} />
      )}
    </Janela>
  );
}

function Campos({ conta, formas }: { conta: ContaCobranca; formas: readonly { valor: number; rotulo: string }[] }) {
  const t = useTextos(textosContas);
  const complemento = { '001': 'complemento_001', '748': 'complemento_748', '756': 'complemento_756' } as const;
  const prazo = prazoDeBaixa(conta.bancoCodigo);
  const dicaDoPrazo = prazo.doContrato
    ? t('diasBaixaDoContrato')
    : prazo.minimo === 0
      ? t('diasBaixaDica')
      : t(prazo.minimo === prazo.maximo ? 'diasBaixaDoBanco' : 'diasBaixaEntre', { minimo: prazo.minimo, maximo: prazo.maximo });
  const rotuloDoComplemento = complemento[conta.bancoCodigo as keyof typeof complemento];
  return (
    <EmColunas>
      <CampoAlternar nome={campo('ativa')} rotulo={t('ativa')} colunas={6} />
      <CampoAlternar nome={campo('padrao')} rotulo={t('padrao')} colunas={6} />
      <CampoSelecao
        nome={campo('layout')}
        rotulo={t('layout')}
        colunas={6}
        opcoes={conta.layouts.map((valor) => ({ valor, rotulo: nomesDeLayout[valor] }))}
      />
      <CampoTexto nome={campo('carteira')} rotulo={t('carteira')} colunas={6} maximo={3} />
      {/* Bradesco's files name the company by a code of their own; Itaú has none. */}
      {conta.bancoCodigo !== '341' && <CampoTexto nome={campo('convenio')} rotulo={t('convenio')} colunas={6} maximo={20} />}
      {rotuloDoComplemento && <CampoTexto nome={campo('complemento')} rotulo={t(rotuloDoComplemento)} colunas={6} maximo={4} />}
      {conta.bancoCodigo === '033' && (
        <CampoTexto nome={campo('codigoTransmissao')} rotulo={t('codigoTransmissao')} colunas={6} maximo={15} />
      )}
      <CampoSelecao
        nome={campo('especie')}
        rotulo={t('especie')}
        colunas={6}
        opcoes={especies.map((valor) => ({ valor, rotulo: t(`especie_${valor}`) }))}
      />
      <CampoSelecao nome={campo('formaPagamentoId')} rotulo={t('formaPagamento')} colunas={12} opcoes={formas} />
      <CampoTextoLongo nome={campo('instrucoes')} rotulo={t('instrucoes')} dica={t('instrucoesDica')} colunas={12} maximo={400} />
      <CampoNumero nome={campo('diasBaixa')} rotulo={t('diasBaixa')} dica={dicaDoPrazo} colunas={6} />
      <CampoDinheiro nome={campo('toleranciaCentavos')} rotulo={t('tolerancia')} dica={t('toleranciaDica')} colunas={6} />
      <CampoAlternar nome={campo('pixHibrido')} rotulo={t('pixHibrido')} colunas={12} />
      <CampoAlternar nome={campo('aceite')} rotulo={t('aceite')} colunas={12} />
      {(conta.bancoCodigo === '104' || conta.bancoCodigo === '001') && (
        <CampoAlternar nome={campo('homologacao')} rotulo={t('homologacao')} colunas={12} />
      )}
      <CampoNumero
        nome={campo('proximoSequencial')}
        rotulo={t('proximoSequencial')}
        dica={t('proximoSequencialDica', { ultimo: conta.ultimoSequencial })}
        colunas={6}
      />
      <CampoNumero
        nome={campo('proximoNsa')}
        rotulo={t('proximoNsa')}
        dica={t('proximoNsaDica', { proximo: conta.proximoNsa })}
        colunas={6}
      />
    </EmColunas>
  );
}
