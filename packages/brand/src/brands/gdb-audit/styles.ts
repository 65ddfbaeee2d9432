import '@consultancy/ui/themes/sheet';
