import { escreverInstante } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { type LinhaDe, TabelaDados } from '#platform/web/tabela/index.ts';
import { recadosApi } from '../api.ts';
import { textosRecado } from '../texts.ts';

type Enviado = LinhaDe<typeof recadosApi.listarRecadosEnviados>;

/** The messages that one sent oneself, with who read each. */
export function RecadosEnviados() {
  const t = useTextos(textosRecado);
  return (
    <TabelaDados
      tela="painel-coordenador"
      titulo={t('enviados')}
      endpoint={recadosApi.listarRecadosEnviados}
      busca={{ campo: 'Texto', rotulo: t('buscarTexto') }}
      ordemPadrao={{ campo: 'em', ascendente: false }}
      nomeDaLinha={({ texto }) => texto}
      vazio={{ titulo: t('nenhumEnviado'), texto: t('nenhumEnviadoTexto') }}
      filtros={[
        {
          chave: 'leitura',
          rotulo: t('leitura'),
          tipo: 'selecao',
          campo: 'Situacao',
          fixo: true,
          opcoes: [
            { valor: 'por_ler', rotulo: t('porLer') },
            { valor: 'lido', rotulo: t('lidoPorTodos') },
          ],
        },
      ]}
      colunas={[
        { chave: 'em', titulo: t('quando'), ordenavel: true, largura: '10rem', render: ({ em }) => escreverInstante(em) },
        { chave: 'texto', titulo: t('texto'), principal: true, cede: true },
        { chave: 'para', titulo: t('para'), largura: '16rem', render: (r) => r.para ?? r.destinatarios.map(({ nome }) => nome).join(', ') },
        { chave: 'diario', titulo: t('diario'), largura: '14rem', oculta: true },
        { chave: 'lidos', titulo: t('leitura'), largura: '16rem', noCartao: true, render: (recado) => <Leitura recado={recado} /> },
      ]}
    />
  );
}

/** How many read it, and who has not. */
function Leitura({ recado: { destinatarios, lidos } }: { recado: Enviado }) {
  const t = useTextos(textosRecado);
  const total = destinatarios.length;
  const faltam = destinatarios.filter(({ lidoEm }) => lidoEm === null).map(({ nome }) => nome);
  const unico = total === 1 ? destinatarios[0]?.lidoEm : null;
  if (unico) return <Etiqueta tom="sucesso">{t('lido', { quando: escreverInstante(unico) })}</Etiqueta>;
  return (
    <>
      <Etiqueta tom={lidos === total ? 'sucesso' : 'neutro'}>{t('lidoPor', { n: lidos, total })}</Etiqueta>
      {faltam.length > 0 && total > 1 && <p className="suave">{t('faltaLer', { nomes: faltam.join(', ') })}</p>}
    </>
  );
}
