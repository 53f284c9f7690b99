import { envelhecer } from '#platform/web/rede/consultas.ts';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { BotaoSalvar } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useIrPara } from '#platform/web/navegacao.tsx';
import { Pagina } from '#platform/web/pagina/pagina.tsx';
import { textosPessoas } from '#domains/pessoas/texts.ts';
import { FormularioNovaPessoa } from './formulario-pessoa.tsx';

/** Registers a person and opens the record. */
export default function NovaPessoaPage() {
  const t = useTextos(textosPessoas);
  const irPara = useIrPara();
  const abrir = async ({ id, codigo }: { id: number; codigo: number }): Promise<void> => {
    avisar.sucesso(t('pessoaCadastrada', { codigo }));
    await envelhecer('Pessoa/obter-pessoas-paginado');
    await irPara('pessoa', { id }, {}, { substituir: true });
  };
  return (
    <Pagina titulo={t('novaPessoa')} acoes={<BotaoSalvar />}>
      <FormularioNovaPessoa aoSalvar={(salva) => void abrir(salva)} />
    </Pagina>
  );
}
