import { corpoDaEscolha } from '#domains/financeiro/boletos/web/escolha.ts';
import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { useComando, useConsulta } from '#platform/web/rede/consultas.ts';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { CampoData, camposDe, EmColunas, Formulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useIrPara } from '#platform/web/navegacao.tsx';
import { Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import type { Escolha } from '#platform/web/tabela/index.ts';
import { campo } from '#shared/campos.ts';
import { isDataCivil } from '#shared/datas.ts';
import { formatarReais } from '#shared/dinheiro.ts';
import type { EntradaCliente, RespostaCliente } from '#shared/endpoint.ts';
import { emissaoDeBoletosApi } from '../api.ts';
import { textosEmissao } from '../texts.ts';
import { recarregar } from '#domains/financeiro/boletos/web/comum.tsx';
import { useContasCobranca } from '#domains/financeiro/boletos/contas/web/door.tsx';
import { Impressao } from '#domains/financeiro/boletos/impressao/web/door.tsx';
import estilo from '#domains/financeiro/boletos/web/boletos.module.css';

type Corpo = EntradaCliente<typeof emissaoDeBoletosApi.emitirBoletos>['body'];
type Feita = RespostaCliente<typeof emissaoDeBoletosApi.emitirBoletos>;
const esquema = z.strictObject({ novoVencimento: campo.dataCivil.opcional() });
const caminho = camposDe<typeof esquema>();

/** The preview of an emission in figures, who is left out and why, and the act; afterwards, what comes next. */
export default function Emissao({ escolha, aoFechar }: { escolha: Escolha<{ id: number }>; aoFechar: (feito: boolean) => void }) {
  const t = useTextos(textosEmissao);
  const irPara = useIrPara();
  const [novoVencimento, setNovoVencimento] = useState<string | null>(null);
  const [feita, setFeita] = useState<Feita | null>(null);
  const [imprimindo, setImprimindo] = useState(false);
  const { convenios, variosConvenios } = useContasCobranca();
  const [contaCobrancaId, setContaCobrancaId] = useState<number | null>(null);
  const body: Corpo = { ...corpoDaEscolha(escolha), novoVencimento, contaCobrancaId };
  const previa = useConsulta(emissaoDeBoletosApi.preverEmissao, { body }, { ativa: feita === null, manterAnterior: true });
  const emitir = useComando(emissaoDeBoletosApi.emitirBoletos, {
    aoConcluir: (resposta) => {
      setFeita(resposta);
      avisar.sucesso(t('emitidos', { n: resposta.emitidos, valor: formatarReais(resposta.totalCentavos) }));
      void recarregar();
    },
  });
  if (feita) {
    return (
      <Janela
        aberta
        aoFechar={() => aoFechar(true)}
        titulo={t('emitidos', { n: feita.emitidos, valor: formatarReais(feita.totalCentavos) })}
        rodape={
          <>
            <Button variant="default" onClick={() => setImprimindo(true)}>
              PDF
            </Button>
            <Button onClick={() => void irPara('gerenciar-boletos', {}, { aba: 'remessas' }).then(() => aoFechar(true))}>
              {t('irParaRemessas')}
            </Button>
          </>
        }
      >
        <p>{t('proximoPasso')}</p>
        {imprimindo && <Impressao ids={feita.ids} aoFechar={() => setImprimindo(false)} />}
      </Janela>
    );
  }
  const dados = previa.data;
  return (
    <Janela
      aberta
      aoFechar={() => aoFechar(false)}
      titulo={t('emitirTitulo')}
      rodape={
        <Button
          loading={emitir.isPending}
          disabled={!dados || dados.quantidade === 0 || previa.isPlaceholderData}
          onClick={() => void emitir.mutateAsync({ body }).catch(avisar.erro)}
        >
          {t('emitirN', { n: dados?.quantidade ?? 0 })}
        </Button>
      }
    >
      {previa.error && <EstadoErro erro={previa.error} tentarDeNovo={() => void previa.refetch()} />}
      {!dados && !previa.error && <Esqueleto linhas={5} />}
      {dados && <Figuras dados={dados} />}
      {variosConvenios && (
        <NativeSelect
          label={t('convenio')}
          description={t('convenioDica')}
          value={String(contaCobrancaId ?? '')}
          data={[
            { value: '', label: t('convenioUsual') },
            ...convenios.filter((o) => o.ativa).map((o) => ({ value: String(o.valor), label: o.rotulo })),
          ]}
          onChange={(evento) => setContaCobrancaId(evento.currentTarget.value === '' ? null : Number(evento.currentTarget.value))}
        />
      )}
      {dados && (dados.recusados.some((r) => r.codigo === 'TITULO_VENCIDO') || novoVencimento !== null) && (
        <div className={estilo.secao}>
          <Formulario
            id="emissao"
            guarda={false}
            esquema={esquema}
            valoresIniciais={{ novoVencimento: null }}
            aoSalvar={() => Promise.resolve()}
          >
            <EmColunas>
              <CampoData
                nome={caminho('novoVencimento')}
                rotulo={t('novoVencimento')}
                dica={t('novoVencimentoDica')}
                colunas={12}
                aoMudar={(data) => setNovoVencimento(data !== null && isDataCivil(data) ? data : null)}
              />
            </EmColunas>
          </Formulario>
        </div>
      )}
    </Janela>
  );
}

function Figuras({ dados }: { dados: RespostaCliente<typeof emissaoDeBoletosApi.preverEmissao> }) {
  const t = useTextos(textosEmissao);
  return (
    <div aria-live="polite">
      <p className={estilo.grande}>{t('serao', { n: dados.quantidade, valor: formatarReais(dados.totalCentavos) })}</p>
      {dados.porConta.length > 1 &&
        dados.porConta.map((conta) => (
          <p key={conta.contaNome} className="suave">
            {conta.contaNome}: {t('serao', { n: conta.quantidade, valor: formatarReais(conta.totalCentavos) })}
          </p>
        ))}
      {dados.totalRecusados > 0 && (
        <>
          <p>
            <strong>{t('naoSerao', { n: dados.totalRecusados })}</strong>
          </p>
          <ul className={estilo.recusas}>
            {dados.recusados.slice(0, 12).map((recusa) => (
              <li key={recusa.tituloId}>{recusa.mensagem}</li>
            ))}
            {dados.totalRecusados > 12 && <li>{t('emais', { n: dados.totalRecusados - 12 })}</li>}
          </ul>
        </>
      )}
    </div>
  );
}
