import { useState } from 'react';
import { Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { BotaoSalvar, CampoData, camposDe, CampoTexto, EmColunas, Formulario } from '#platform/web/formulario/index.ts';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { formatarData } from '#shared/datas.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { outroVencimentoDoCodigo } from '../../codigos/outro-vencimento.ts';
import { isEmAberto } from '../../situacoes.ts';
import { textosPagar } from '../../texts.ts';
import { recarregarPagar } from '../../web/opcoes.ts';
import { fichaPagarApi } from '../api.ts';
import { vencimentoDoTitulo } from '../esquemas.ts';
import type { TituloLido } from './tipos.ts';

const campo = camposDe<typeof vencimentoDoTitulo>();
const FORMULARIO = 'vencimento-do-titulo';

/** When a title falls due, whether its code states another day, and the act that corrects it. */
export function Vencimento({ titulo }: { titulo: TituloLido }) {
  const t = useTextos(textosPagar);
  const { pode } = useSessao();
  const [aberta, setAberta] = useState(false);
  const aberto = isEmAberto(titulo.situacao);
  const doCodigo = aberto ? outroVencimentoDoCodigo(titulo.codigo, titulo.dataVencimento, hojeNaEscola()) : null;
  return (
    <>
      {formatarData(titulo.dataVencimento)}{' '}
      {doCodigo && <Etiqueta tom="alerta">{t('codigoVenceEm', { data: formatarData(doCodigo) })}</Etiqueta>}{' '}
      {aberto && titulo.noBanco === null && pode('contas-pagar', 'editar') && (
        <button type="button" className="botao-simples" onClick={() => setAberta(true)}>
          {t(doCodigo ? 'usarVencimentoDoCodigo' : 'mudarVencimento')}
        </button>
      )}
      {aberta && <Mudanca titulo={titulo} doCodigo={doCodigo} aoFechar={() => setAberta(false)} />}
    </>
  );
}

function Mudanca({ titulo, doCodigo, aoFechar }: { titulo: TituloLido; doCodigo: string | null; aoFechar: () => void }) {
  const t = useTextos(textosPagar);
  const { id, numero, versao, dataVencimento } = titulo;
  return (
    <Janela
      aberta
      aoFechar={aoFechar}
      titulo={t('mudarVencimento')}
      rodape={<BotaoSalvar formulario={FORMULARIO} rotulo={t('mudarVencimento')} />}
    >
      <Formulario
        id={FORMULARIO}
        esquema={vencimentoDoTitulo}
        valoresIniciais={{ dataVencimento: doCodigo ?? '', motivo: doCodigo ? t('vencimentoDoCodigo') : '', versao }}
        aoSalvar={(_, body) => chamar(fichaPagarApi.mudarVencimento, { params: { id }, body })}
        aposSalvar={(resposta) => {
          const mudada = resposta as RespostaCliente<typeof fichaPagarApi.mudarVencimento>;
          avisar.sucesso(t('vencimentoMudado', { data: formatarData(mudada.dataVencimento) }));
          aoFechar();
          void recarregarPagar();
        }}
      >
        <p>{t('mudarVencimentoTexto', { numero, data: formatarData(dataVencimento) })}</p>
        <EmColunas>
          <CampoData nome={campo('dataVencimento')} rotulo={t('novoVencimento')} colunas={6} autoFoco />
          <CampoTexto nome={campo('motivo')} rotulo={t('motivo')} colunas={12} maximo={300} />
        </EmColunas>
      </Formulario>
    </Janela>
  );
}
