import { textosRemessa } from '../texts.ts';
import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { baixarArquivo } from '#platform/web/rede/api.ts';
import { useComando, useConsulta } from '#platform/web/rede/consultas.ts';
import { avisar, confirmar } from '#platform/web/janelas/dialogos.tsx';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useIrPara } from '#platform/web/navegacao.tsx';
import { Cartao, Esqueleto, EstadoErro, EstadoVazio } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { TabelaDados } from '#platform/web/tabela/index.ts';
import { formatarReais, formatarValor } from '#shared/dinheiro.ts';
import { remessasApi as api } from '../api.ts';
import { textosBoletos } from '#domains/financeiro/boletos/texts.ts';
import estilo from '#domains/financeiro/boletos/web/boletos.module.css';
import { recarregar } from '#domains/financeiro/boletos/web/comum.tsx';
import { useContasCobranca } from '#domains/financeiro/boletos/contas/web/door.tsx';

const salvar = (id: number, nome: string): void =>
  void baixarArquivo(api.baixarRemessa, { params: { id } }, { nomePadrao: nome }).catch(avisar.erro);

/** The next file of each account, carteira and convênio, in figures before it is made, and the files that were made. */
export default function Remessas() {
  const t = useTextos(textosRemessa);
  const tb = useTextos(textosBoletos);
  const { pode } = useSessao();
  const { pronto, contas, opcoes, convenios } = useContasCobranca();
  const irPara = useIrPara();
  if (!pronto) return <Esqueleto linhas={6} />;
  if (contas.length === 0)
    return (
      <EstadoVazio
        titulo={t('semContas')}
        texto={t('semContasTexto')}
        acao={<Button onClick={() => void irPara('gerenciar-boletos', {}, { aba: 'contas' })}>{t('aba_contas')}</Button>}
      />
    );
  return (
    <>
      {pode('gerenciar-boletos', 'criar') && <Proxima opcoes={convenios} />}
      <TabelaDados
        tela="gerenciar-boletos-remessas"
        titulo={t('remessasFeitas')}
        endpoint={api.listarRemessas}
        ordemPadrao={{ campo: 'id', ascendente: false }}
        aoAbrir={(r) => salvar(r.id, r.nomeArquivo)}
        nomeDaLinha={(r) => t('baixarArquivo', { nome: r.nomeArquivo })}
        vazio={{ titulo: t('semRemessas'), texto: t('semRemessasTexto') }}
        filtros={[{ chave: 'conta', rotulo: tb('conta'), tipo: 'selecao', campo: 'ContaBancariaId', fixo: true, opcoes }]}
        colunas={[
          { chave: 'nomeArquivo', titulo: t('arquivo'), principal: true },
          { chave: 'contaNome', titulo: tb('conta'), ordenavel: 'conta' },
          { chave: 'entradas', titulo: t('remessaEntradas'), alinhamento: 'direita' },
          { chave: 'baixas', titulo: t('remessaBaixas'), alinhamento: 'direita' },
          { chave: 'vencimentos', titulo: t('remessaVencimentos'), alinhamento: 'direita', oculta: true },
          {
            chave: 'totalCentavos',
            titulo: tb('valor'),
            alinhamento: 'direita',
            principal: true,
            render: (r) => formatarValor(r.totalCentavos),
          },
          { chave: 'layout', titulo: t('formato'), oculta: true, render: (r) => (r.layout === 'cnab240' ? 'CNAB 240' : 'CNAB 400') },
          { chave: 'em', titulo: t('geradaEm'), alinhamento: 'direita', render: (r) => escreverInstante(r.em) },
          { chave: 'usuarioNome', titulo: t('geradaPor') },
        ]}
      />
    </>
  );
}

function Proxima({ opcoes }: { opcoes: readonly { valor: number; contaBancariaId: number; rotulo: string }[] }) {
  const t = useTextos(textosRemessa);
  const [escolhido, setConvenio] = useState(opcoes[0]?.valor ?? 0);
  const convenio = opcoes.find((o) => o.valor === escolhido) ?? opcoes[0];
  const conta = convenio?.contaBancariaId ?? 0;
  const previa = useConsulta(
    api.preverRemessa,
    { query: { ContaBancariaId: conta, ContaCobrancaId: convenio?.valor } },
    { manterAnterior: true },
  );
  const gerar = useComando(api.gerarRemessa, {
    aoConcluir: (feita) => {
      avisar.sucesso(
        t('remessaGerada', { nome: feita.nomeArquivo, entradas: feita.entradas, baixas: feita.baixas, vencimentos: feita.vencimentos }),
      );
      salvar(feita.id, feita.nomeArquivo);
      void recarregar();
    },
  });
  const dados = previa.data;
  const vazia = dados !== undefined && dados.entradas + dados.baixas + dados.vencimentos === 0;
  const aoGerar = async (): Promise<void> => {
    if (!dados) return;
    const sim = await confirmar({
      titulo: t('remessaNumero', { n: dados.nsa }),
      texto: t('proximoPasso'),
      consequencia: `${t('remessaEntradas')}: ${dados.entradas} (${formatarReais(dados.totalCentavos)}) · ${t('remessaBaixas')}: ${dados.baixas} · ${t('remessaVencimentos')}: ${dados.vencimentos}`,
      rotuloConfirmar: t('gerarRemessa'),
    });
    if (sim) await gerar.mutateAsync({ body: { contaBancariaId: conta, contaCobrancaId: convenio?.valor ?? null } }).catch(avisar.erro);
  };
  return (
    <Cartao titulo={t('proximaRemessa')} className={estilo.acima}>
      <div className={estilo.painel}>
        <NativeSelect
          label={t('contaDaRemessa')}
          value={String(convenio?.valor ?? '')}
          data={opcoes.map((o) => ({ value: String(o.valor), label: o.rotulo }))}
          onChange={(evento) => setConvenio(Number(evento.currentTarget.value))}
        />
        {previa.error && <EstadoErro erro={previa.error} tentarDeNovo={() => void previa.refetch()} />}
        {dados && (
          <dl className={estilo.numeros} aria-live="polite">
            <Numero rotulo={t('remessaNumero', { n: '' }).trim()} valor={dados.nsa} />
            <Numero rotulo={t('remessaEntradas')} valor={`${dados.entradas} · ${formatarReais(dados.totalCentavos)}`} />
            <Numero rotulo={t('remessaBaixas')} valor={dados.baixas} />
            {dados.vencimentos > 0 && <Numero rotulo={t('remessaVencimentos')} valor={dados.vencimentos} />}
            {dados.descartados > 0 && <Numero rotulo={t('remessaDescartados')} valor={dados.descartados} />}
          </dl>
        )}
        <Button loading={gerar.isPending} disabled={!dados || vazia || dados.faltaCodigo} onClick={() => void aoGerar()}>
          {t('gerarRemessa')}
        </Button>
      </div>
      {dados?.faltaCodigo && <p className="consequencia">{t('faltaCodigo')}</p>}
      {dados?.dadosAnteriores && (
        <p className="consequencia">
          {t('dadosAnteriores', { ...dados.dadosAnteriores, convenio: dados.dadosAnteriores.convenio || '—' })}
        </p>
      )}
      {dados !== undefined && dados.restam > 0 && <p className="suave">{t('restamBoletos', { n: dados.restam })}</p>}
      {vazia && <p className="suave">{t('nadaAEnviar')}</p>}
    </Cartao>
  );
}

function Numero({ rotulo, valor }: { rotulo: string; valor: string | number }) {
  return (
    <div>
      <dt>{rotulo}</dt>
      <dd>{valor}</dd>
    </div>
  );
}
