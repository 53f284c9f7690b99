import { Button } from '@mantine/core';
import { useState } from 'react';
import { usePagamento } from '#domains/financeiro/fornecedores/web/door.tsx';
import { BotaoSalvar, CampoMarcar, camposDe, CampoSelecao, CampoTexto, EmColunas, Formulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { Cartao, Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { useComando, useConsulta } from '#platform/web/rede/consultas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { remessasPagarApi as api } from '../api.ts';
import { convenioEsquema } from '../esquemas.ts';
import { textosRemessaPagar } from '../texts.ts';

type Convenio = RespostaCliente<typeof api.listarConvenios>['itens'][number];
const campo = camposDe<typeof convenioEsquema>();
const FORMULARIO = 'convenio-de-pagamento';

/** By which agreement each account of a bank pays what a file tells it to. */
export function Convenios() {
  const t = useTextos(textosRemessaPagar);
  const { pode } = useSessao();
  const consulta = useConsulta(api.listarConvenios, {});
  const [aberto, setAberto] = useState<Convenio | null>(null);
  if (consulta.error && !consulta.data) return <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />;
  if (!consulta.data) return <Esqueleto linhas={3} />;
  return (
    <Cartao titulo={t('convenios')}>
      <Tabela
        legenda={t('convenios')}
        colunas={[t('conta'), t('banco'), t('convenio'), t('proximo')]}
        numericas={[3]}
        cartao={{ titulo: 0, apoio: 1 }}
        linhas={consulta.data.itens.map((c) => ({
          chave: c.contaBancariaId,
          celulas: [
            c.conhecido && pode('aprovar-pagamento', 'editar') ? (
              <Button
                key="b"
                variant="subtle"
                size="compact-sm"
                aria-label={t('editar', { conta: c.contaNome })}
                onClick={() => setAberto(c)}
              >
                {c.contaNome}
              </Button>
            ) : (
              c.contaNome
            ),
            c.bancoNome,
            c.conhecido ? c.convenio || '—' : t('bancoSemArquivo'),
            c.versao > 0 ? c.proximoNsa : '—',
          ],
        }))}
      />
      {aberto && <ConvenioAberto convenio={aberto} aoFechar={() => setAberto(null)} />}
    </Cartao>
  );
}

function ConvenioAberto({ convenio, aoFechar }: { convenio: Convenio; aoFechar: () => void }) {
  const t = useTextos(textosRemessaPagar);
  const { formas, pronto } = usePagamento();
  const salvar = useComando(api.salvarConvenio, { invalida: [api.listarConvenios] });
  const { contaBancariaId, homologacao, versao } = convenio;
  return (
    <Janela
      aberta
      aoFechar={aoFechar}
      titulo={t('editar', { conta: convenio.contaNome })}
      rodape={pronto && <BotaoSalvar formulario={FORMULARIO} />}
    >
      {!pronto && <Esqueleto linhas={3} />}
      {pronto && (
        <Formulario
          id={FORMULARIO}
          esquema={convenioEsquema}
          valoresIniciais={{
            contaBancariaId,
            convenio: convenio.convenio,
            formaPagamentoId: convenio.formaPagamentoId,
            homologacao,
            ativo: versao === 0 || convenio.ativo,
            versao,
          }}
          valoresDoConflito={(detalhe) => {
            const { formaPagamentoId, ...atual } = detalhe as Convenio;
            return { ...atual, ...(formaPagamentoId === null ? {} : { formaPagamentoId }) };
          }}
          aoSalvar={(_, body) => salvar.mutateAsync({ body })}
          aposSalvar={() => {
            avisar.sucesso(t('salvo'));
            aoFechar();
          }}
        >
          <EmColunas>
            <CampoTexto nome={campo('convenio')} rotulo={t('convenio')} dica={t('convenioAjuda')} colunas={6} maximo={20} autoFoco />
            <CampoSelecao nome={campo('formaPagamentoId')} rotulo={t('formaPagamento')} colunas={6} opcoes={formas} />
            <CampoMarcar nome={campo('homologacao')} rotulo={t('homologacao')} colunas={6} />
            <CampoMarcar nome={campo('ativo')} rotulo={t('ativo')} colunas={6} />
          </EmColunas>
        </Formulario>
      )}
    </Janela>
  );
}
